/**
 * Whether a run can be pinned by `/use`, from what GitHub has of it. A green run proves nothing: a gated one is green and
 * has measured nothing.
 */
import type { Plan } from '../plan/plan.ts'
import '../problems/artifacts.ts'
import { problem } from '../problems/catalogue.ts'
import type { Problem } from '../problem.ts'
import { formatPlural } from '../render/numbers.ts'
import type { Sweep } from '../results/sweep.ts'
import { type ListedArtifact, reuseCandidates } from '../reuse/candidates.ts'
import { firstTitles, lackingResults, planFaults, resultFaults } from './pin.ts'

export interface PinSource {
  /** Plain digits. */
  readonly runId: string
  readonly status: string
  /** '' while it runs. */
  readonly conclusion: string
  /** What it planned, or why that cannot be read. */
  readonly plan: Pick<Plan, 'digest' | 'points' | 'trigger'> | { readonly unreadable: readonly Problem[] }
  /** What it collected; absent when it did not get that far, or that expired. */
  readonly sweep?: Pick<Sweep, 'planDigest' | 'points'>
  /** Its own, and those of the runs that it took results over from. */
  readonly artifacts: readonly ListedArtifact[]
  /** Names of the jobs of its last attempt that did not succeed. */
  readonly failedJobs: readonly string[]
}

/**
 * Why the run cannot stand for the merge; none = it can. A run that ended red for a reason that costs no result is taken
 * only when somebody named it.
 */
export function sourceFaults(
  source: PinSource,
  { pullRequest, named }: { readonly pullRequest: number; readonly named: boolean },
): readonly Problem[] {
  const { runId, status, conclusion, plan } = source
  if (status !== 'completed')
    return [refuse(runId, `has not ended (${status})`, 'wait for it, then comment /use again')]
  if ('unreadable' in plan) return plan.unreadable
  const faults = planFaults(runId, plan, pullRequest)
  if (faults.length > 0) return faults
  if (!source.sweep) return [refuse(runId, 'has not collected its results', `comment /rerun ${runId}`)]
  const lacking = firstOf([
    resultFaults(runId, plan, source.sweep),
    artifactFaults(runId, plan, source.artifacts),
    legFaults(runId, plan, source.failedJobs),
  ])
  if (lacking.length > 0 || named || conclusion === 'success') return lacking
  const whole = `all ${formatPlural(plan.points.length, 'point')} have a valid result: comment /use ${runId} to pin it all the same`
  return [refuse(runId, `ended with ${conclusion || 'no conclusion'}`, whole)]
}

/** One cause shows up in each of them; the first says it best. */
const firstOf = (lists: readonly (readonly Problem[])[]): readonly Problem[] =>
  lists.find((list) => list.length > 0) ?? []

const refuse = (runId: string, why: string, hint: string): Problem =>
  problem('INFX355', `run ${runId} ${why}`, { hint })

/** A result counts while somebody can still fetch it. */
function artifactFaults(
  runId: string,
  { points }: Pick<Plan, 'points'>,
  artifacts: readonly ListedArtifact[],
): readonly Problem[] {
  const candidates = reuseCandidates(points, artifacts)
  const listed = new Set(candidates.map(({ point }) => point.id))
  const kept = new Set(candidates.flatMap(({ point, listed: { expired } }) => (expired ? [] : [point.id])))
  const gone = points.filter(({ id }) => !listed.has(id))
  const expired = points.filter(({ id }) => listed.has(id) && !kept.has(id))
  const of = `of ${formatPlural(points.length, 'point')}`
  return [
    ...(gone.length === 0 ? [] : [lackingResults(runId, gone, points.length, `comment /rerun ${runId}`)]),
    ...(expired.length === 0
      ? []
      : [refuse(runId, `has lost ${expired.length} ${of}, whose artifact expired: ${firstTitles(expired)}`, `comment /rerun ${runId}`)]), // prettier-ignore
  ]
}

/**
 * A leg that failed may have left a result before, and what it leaves is not to be trusted. Tries of the canary are named
 * by no point: the second one stands for the first.
 */
function legFaults(
  runId: string,
  { points }: Pick<Plan, 'points'>,
  failedJobs: readonly string[],
): readonly Problem[] {
  const failed = points.filter(({ title }) => failedJobs.some((name) => name.endsWith(`/ ${title} / run`)))
  return failed.length === 0
    ? []
    : [refuse(runId, `failed while it measured ${failed.length} of ${formatPlural(points.length, 'point')}: ${firstTitles(failed)}`, `comment /rerun ${runId}`)] // prettier-ignore
}
