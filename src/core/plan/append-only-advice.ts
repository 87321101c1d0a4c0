/** Tells when an entry measures points again that have not changed, though append-only would measure the new ones alone. */
import '../problems/plan.ts'
import type { Problem } from '../problem.ts'
import { problem } from '../problems/catalogue.ts'
import { formatPlural } from '../render/numbers.ts'
import { appendOnlySelection, type AppendOnlyInput } from './append-only-selection.ts'
import type { KeyDiff, PlannedPoint } from './plan.ts'

/** A plan that was compared with its base, and the request that it answers. */
export interface ComparedPlan extends AppendOnlyInput {
  readonly points: readonly PlannedPoint[]
  readonly keys: readonly KeyDiff[]
}

/**
 * INFX090 where every request is regular, nothing but points was added (no benchmark changed or removed, whatever the
 * recipe says), the rules of append-only would let it through, and some of the points stay as they are.
 */
export function appendOnlyAdvice(plan: ComparedPlan): readonly Problem[] {
  const { requests, effects, points, keys } = plan
  const isRegular = requests.every(
    ({ appendOnly, evalsOnly, allEvals }) => !appendOnly && !evalsOnly && !allEvals,
  )
  if (!isRegular || effects.trim || effects.allEvals || effects.evalsOnly) return []
  const benchmarks = points.filter(({ kind }) => kind === 'benchmark')
  const kept = new Set(keys.flatMap(({ unchanged }) => unchanged))
  const again = benchmarks.filter(({ id }) => kept.has(id))
  const added = new Set(keys.flatMap((key) => key.added))
  const isExtended = benchmarks.every(({ id }) => kept.has(id) || added.has(id))
  if (again.length === 0 || again.length === benchmarks.length || !isExtended || losesBenchmarks(keys))
    return []
  const asked = appendOnlySelection({ ...plan, requests: requests.map(asAppendOnly) })
  if (asked.problems.length > 0) return []
  const hours = again.reduce((sum, { estimatedGpuHours }) => sum + estimatedGpuHours, 0)
  const at = requests.find((request) => request.at)?.at
  return [
    problem(
      'INFX090',
      `${formatPlural(again.length, 'point')} of ${benchmarks.length} did not change and will be measured again, for about ${Number(hours.toPrecision(3))} GPU-h`,
      {
        hint: `with append-only: true in the entry, ${formatPlural(benchmarks.length - again.length, 'new point')} will run, and no evaluation`,
        ...(at ? { at } : {}),
      },
    ),
  ]
}

const losesBenchmarks = (keys: readonly KeyDiff[]): boolean =>
  keys.some(({ removedPoints = [] }) => removedPoints.some(({ kind }) => kind === 'benchmark'))

const asAppendOnly = (request: AppendOnlyInput['requests'][number]): AppendOnlyInput['requests'][number] => ({
  ...request,
  appendOnly: true,
})
