/** The acceptance-length lane: real drafts of an engine against the golden curve that injected ones are taken from. Pure. */
import type { PlannedPoint } from '../plan/plan.ts'
import type { AcceptanceTarget } from '../point.ts'

/** What one short run with real acceptance stands for. */
export interface AlGateLane {
  /** The point that is run, its acceptance not injected. */
  readonly point: PlannedPoint
  readonly target: AcceptanceTarget
  /** Titles of all points that the answer holds for. */
  readonly covers: readonly string[]
}

/**
 * One lane for each model, curve, draft length, engine and image that speculates with a target: how many are in flight
 * and on how many GPUs changes no draft. It runs the point with the fewest GPUs, among these the highest conc, which
 * gives the most steps per second.
 */
export function alGateLanes(points: readonly PlannedPoint[]): readonly AlGateLane[] {
  const groups = new Map<string, { target: AcceptanceTarget; points: PlannedPoint[] }>()
  for (const point of points) {
    const target = point.kind === 'benchmark' ? point.acceptance : undefined
    if (!target) continue
    const { curve, modelKey, thinking, numSpecTokens } = target
    const { model, precision, framework, image } = point
    const key = JSON.stringify([model, precision, framework, image, curve, modelKey, thinking, numSpecTokens])
    const group = groups.get(key)
    if (group) group.points.push(point)
    else groups.set(key, { target, points: [point] })
  }
  return [...groups.values()].flatMap(({ target, points: group }) => {
    const [point] = group.toSorted((a, b) => a.gpus - b.gpus || b.conc - a.conc)
    return point ? [{ point, target, covers: group.map(({ title }) => title) }] : []
  })
}

/** What a run left to judge. */
export interface AlGateEvidence {
  /** Mean accepted tokens per step, the bonus token included; null when the engine said nothing. */
  readonly measured: number | null
  /** Output tokens of the profiled time, about. */
  readonly outputTokens: number | null
  /** Why the run as a whole may not be believed, e.g. its error rate; empty when it may. */
  readonly invalidBecause: readonly string[]
}

/** `inconclusive`: too few steps to tell, or nothing that can be believed. Never a pass. */
export type AlGateState = 'pass' | 'fail' | 'inconclusive'

export interface AlGateVerdict {
  readonly state: AlGateState
  readonly golden: number
  readonly measured: number | null
  /** (measured − golden) / golden. */
  readonly distance: number | null
  /** Largest |distance| that passes. */
  readonly tolerance: number
  /** Steps of verification that the mean is over, about. */
  readonly steps: number | null
  /** At most two standard errors of the measured mean, as a share of the golden length. */
  readonly uncertainty: number | null
  readonly because: readonly string[]
}

/**
 * Accepted tokens of one step lie between 1 and draft length + 1, so with mean m their variance is at most
 * (m − 1)(draft length + 1 − m) (Bhatia and Davis), whatever the drafts are: the bound needs no more than mean and steps.
 * A pass needs two standard errors within the tolerance, a fail a distance that exceeds it by more than them.
 */
export function judgeAlGate(
  golden: number,
  numSpecTokens: number,
  { measured, outputTokens, invalidBecause }: AlGateEvidence,
  tolerance: number,
): AlGateVerdict {
  const facts = { golden, measured, tolerance }
  const unknown = { distance: null, steps: null, uncertainty: null }
  if (measured === null) {
    const because = ['the engine reported no acceptance length', ...invalidBecause]
    return { state: 'inconclusive', ...facts, ...unknown, because }
  }
  const distance = (measured - golden) / golden
  const longest = numSpecTokens + 1
  if (measured < 1 || measured > longest) {
    const because = [`${measured} is no acceptance length of ${numSpecTokens} draft tokens: [1, ${longest}]`]
    return { state: 'inconclusive', ...facts, ...unknown, distance, because }
  }
  const steps = outputTokens === null ? null : Math.round(outputTokens / measured)
  const variance = (measured - 1) * (longest - measured)
  const uncertainty = steps === null || steps < 1 ? null : (2 * Math.sqrt(variance / steps)) / golden
  const { state, because } = verdictOf({ distance, uncertainty, tolerance })
  return invalidBecause.length > 0
    ? { state: 'inconclusive', ...facts, distance, steps, uncertainty, because: invalidBecause }
    : { state, ...facts, distance, steps, uncertainty, because }
}

function verdictOf(of: {
  readonly distance: number
  readonly uncertainty: number | null
  readonly tolerance: number
}): { readonly state: AlGateState; readonly because: readonly string[] } {
  const { distance, uncertainty, tolerance } = of
  const off = `${percent(Math.abs(distance))} ${distance < 0 ? 'below' : 'above'} the golden length`
  const limit = `at most ${percent(tolerance)} is allowed`
  if (uncertainty === null)
    return { state: 'inconclusive', because: [`${off}, over no known number of steps`] }
  const sure = `± ${percent(uncertainty)} by the number of steps`
  if (Math.abs(distance) - uncertainty > tolerance)
    return { state: 'fail', because: [`${off}; ${limit} (${sure})`] }
  if (Math.abs(distance) > tolerance || uncertainty > tolerance) {
    return { state: 'inconclusive', because: [`${off} ${sure}: too few steps to tell; run longer`] }
  }
  return { state: 'pass', because: [`${off} (${sure}); ${limit}`] }
}

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`
