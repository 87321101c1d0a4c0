/**
 * A plan that was carried around (an artifact, an old folder) against itself: ids and digests are made from its contents,
 * so whoever changed one without the other is found. Ids name folders, and limits and labels decide about machines.
 */
import { hash } from 'node:crypto'
import { canonicalJson } from '../canonical-json.ts'
import type { BoundRecipe } from '../point.ts'
import { curveKeyOf, pointIdOf } from '../point-id.ts'
import type { Plan, PlannedPoint } from './plan.ts'
import { planDigest } from './plan-digest.ts'

/** Everything about the plan that its own contents contradict, for people; empty for one that planning wrote. */
export function planContradictions(plan: Plan): readonly string[] {
  const faults = [...plan.points.flatMap(pointFaults), ...repeated(plan.points), ...recipeFaults(plan.points)]
  const { canary } = plan
  if (canary.state === 'chosen' && !plan.points.some(({ id }) => id === canary.pointId)) {
    faults.push(`the canary ${JSON.stringify(canary.pointId)} is none of its points`)
  }
  // Points that are wrong change the digest, too, and are the better answer.
  return faults.length > 0 || planDigest(plan) === plan.digest
    ? faults
    : [`its points and canary do not give its digest ${plan.digest.slice(0, 12)}`]
}

const idPattern = /^[a-z0-9][a-z0-9._-]{0,119}$/

function pointFaults(point: PlannedPoint): readonly string[] {
  const { id } = point
  if (typeof id !== 'string' || !idPattern.test(id)) return [`${JSON.stringify(id)} is no id of a point`]
  const wrong = [...atLeast(1, point), ...atLeast(0, point)]
  if (wrong.length > 0) return [`${id}: ${wrong.join(', ')}`]
  const contents = specOf(point)
  if (pointIdOf(contents) !== id) return [`${id}: its contents give the id ${pointIdOf(contents)}`]
  return curveKeyOf(contents) === point.curveKey ? [] : [`${id}: its contents give another curve`]
}

/** Of the numbers that decide how long machines are held, and how many. */
const smallest = {
  1: ['conc', 'gpus', 'nodes', 'timeoutMinutes'],
  0: ['estimatedGpuHours', 'durationSeconds', 'maxModelLen', 'totalCpuDramGb'],
} as const

const atLeast = (least: 0 | 1, point: PlannedPoint): readonly string[] =>
  smallest[least].flatMap((field) => {
    const value = point[field]
    const isAbsent = value === undefined && field === 'durationSeconds'
    return isAbsent || (typeof value === 'number' && value >= least)
      ? []
      : [`${field} is ${String(value)}, expected a number ≥ ${least}`]
  })

/** The point without what is made from it, or added for running it. */
function specOf(point: PlannedPoint): Omit<PlannedPoint, (typeof made)[number]> {
  const entries = Object.entries(point).filter(([field]) => !(made as readonly string[]).includes(field))
  return Object.fromEntries(entries) as Omit<PlannedPoint, (typeof made)[number]>
}

const made = [
  ...(['id', 'seriesKey', 'curveKey', 'gpus', 'nodes', 'expName', 'recipeFingerprint'] as const),
  ...(['runsOn', 'timeoutMinutes', 'queueMinutes', 'title', 'estimatedGpuHours', 'because'] as const),
] as const

function repeated(points: readonly PlannedPoint[]): readonly string[] {
  const seen = new Set<string>()
  const twice = points.flatMap(({ id }) => (seen.size === seen.add(id).size ? [id] : []))
  return [...new Set(twice)].map((id) => `${id} stands in it more than once`)
}

/** Each content once, however many points are bound to it. */
function recipeFaults(points: readonly PlannedPoint[]): readonly string[] {
  const contents = new Map<BoundRecipe['resolved'], BoundRecipe>()
  for (const { recipe } of points) if (recipe) contents.set(recipe.resolved, recipe)
  return [...contents.values()].flatMap(({ path, digest, resolved }) =>
    hash('sha256', canonicalJson(resolved)) === digest
      ? []
      : [`the content of the recipe ${path} does not give its digest ${digest.slice(0, 12)}`],
  )
}

/** The place of the first value that no plan holds: JSON has numbers beyond every number, and names that mean something. */
export function oddValue(value: unknown, path: string): string | undefined {
  if (typeof value === 'number')
    return Number.isFinite(value) ? undefined : `${path} is too large for a number`
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, member] of Object.entries(value)) {
    if (name === '__proto__') return `${path} has a field "__proto__"`
    const odd = oddValue(member, `${path}.${name}`)
    if (odd !== undefined) return odd
  }
  return undefined
}
