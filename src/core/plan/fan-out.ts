/** How points are spread: the canary first, the rest in shards. */
import '../problems/plan.ts'
import type { Problem } from '../problem.ts'
import { problem } from '../problems/catalogue.ts'
import type { CanaryDecision, PlannedPoint, Shard } from './plan.ts'
import type { LabelEffects, PlanPolicy } from './policy.ts'

/**
 * The cheapest benchmark point of any kind by estimated GPU-hours; on a tie the lowest concurrency, then the first.
 * Never an evaluation: a canary has to prove that serving and measuring work.
 */
export function chooseCanary(
  points: readonly PlannedPoint[],
  policy: PlanPolicy,
  effects: LabelEffects,
): CanaryDecision {
  if (policy.canary === 'none') return { state: 'skipped', because: ['the policy asks for no canary'] }
  if (effects.skipCanary) return { state: 'skipped', because: ['a label asks for a sweep without canary'] }
  const candidates = points.filter(({ kind }) => kind === 'benchmark')
  const [first, ...rest] = candidates
  if (!first) return { state: 'none-possible', because: ['the plan has no benchmark point'] }
  const cheapest = rest.reduce((best, point) => (isCheaper(point, best) ? point : best), first)
  const of = `of ${candidates.length} benchmark ${candidates.length === 1 ? 'point' : 'points'}`
  return {
    state: 'chosen',
    pointId: cheapest.id,
    because: [
      `cheapest ${of}: ${Number(cheapest.estimatedGpuHours.toPrecision(3))} GPU-h on ${cheapest.runner}`,
    ],
  }
}

const isCheaper = (a: PlannedPoint, b: PlannedPoint): boolean =>
  a.estimatedGpuHours < b.estimatedGpuHours ||
  (a.estimatedGpuHours === b.estimatedGpuHours && a.conc < b.conc)

/**
 * Everything but the canary in slices of at most `shardLimit`, benchmarks before evaluations, in plan order: put
 * together again the slices are the plan. No shard for no points.
 */
export function makeShards(
  points: readonly PlannedPoint[],
  canary: CanaryDecision,
  policy: PlanPolicy,
): { readonly shards: readonly Shard[]; readonly problems: readonly Problem[] } {
  const ids = points
    .filter(({ id }) => canary.state !== 'chosen' || id !== canary.pointId)
    .map(({ id }) => id)
  const count = Math.ceil(ids.length / policy.shardLimit)
  const shards = Array.from({ length: count }, (_, index) => ({
    name: `shard-${index + 1}-of-${count}`,
    pointIds: ids.slice(index * policy.shardLimit, (index + 1) * policy.shardLimit),
  }))
  if (policy.maxShards === undefined || count <= policy.maxShards) return { shards, problems: [] }
  const limit = policy.maxShards * policy.shardLimit
  const message = `too many points: ${ids.length} > ${limit} (${policy.maxShards} shards of ${policy.shardLimit})`
  return { shards: [], problems: [problem('INFX086', message)] }
}
