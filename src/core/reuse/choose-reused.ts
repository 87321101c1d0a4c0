/** Which points need not run: those of which another run left a result that would count here. */
import { joinResults } from '../collect/join.ts'
import { judgeEvals } from '../collect/judge-evals.ts'
import type { FoundResult } from '../collect/found-result.ts'
import type { EvalFileSet } from '../evals/eval-set.ts'
import type { Thresholds } from '../evals/thresholds.ts'
import { isRecord, parseLenientJson } from '../measure/lenient-json.ts'
import type { Plan } from '../plan/plan.ts'
import { defaultPlanPolicy, labelEffects } from '../plan/policy.ts'
import type { ReuseCandidate } from './candidates.ts'
import type { ReusedPoint } from './reuse-file.ts'

export interface ReuseInput {
  readonly plan: Plan
  readonly runId: string
  /** Artifacts whose content was read, newest first per point. */
  readonly candidates: readonly ReuseCandidate[]
  readonly results: readonly FoundResult[]
  readonly evalSets: readonly EvalFileSet[]
  readonly thresholds: Thresholds | undefined
}

/**
 * The same judgement that collecting makes: a benchmark must be valid, an evaluation must pass now. Points that a label
 * made short are measured anew every time: nobody may stand on what is never published.
 */
export function chooseReused(input: ReuseInput): readonly ReusedPoint[] {
  const { plan, candidates, results, evalSets } = input
  const digests = new Map([
    ...results.flatMap(({ artifact, planDigest }) =>
      planDigest === null ? [] : [[artifact, planDigest] as const],
    ),
    ...evalSets.flatMap(({ path, metadata }) => {
      const digest = digestOfEval(metadata)
      return digest === undefined ? [] : [[path.split('/')[0] ?? path, digest] as const]
    }),
  ])
  const acceptedPlans = [...new Set(digests.values())]
  const evals = judgeEvals({
    plan,
    sets: evalSets,
    acceptedPlans,
    thresholds: input.thresholds,
    minScore: undefined,
    defaultTask: defaultPlanPolicy.evals.task,
  })
  const { points } = joinResults({ plan, results, acceptedPlans, evals })
  const { fast } = labelEffects(plan.trigger.labels)
  return points.flatMap(({ point, status, attempt, chosen }) => {
    if (status !== 'valid' && status !== 'reused') return []
    if (fast && point.kind === 'benchmark' && point.scenario === 'agentic-coding') return []
    const candidate = candidates.find(
      (other) =>
        other.point.id === point.id &&
        (chosen === undefined ? other.attempt === attempt : other.listed.name === chosen.artifact),
    )
    const planDigest = digests.get(candidate?.listed.name ?? '')
    if (!candidate || planDigest === undefined) return []
    const { listed } = candidate
    return [
      {
        id: point.id,
        title: point.title,
        runId: input.runId,
        attempt: candidate.attempt,
        artifact: listed.name,
        artifactId: listed.id,
        uploadedAt: listed.createdAt,
        planDigest,
      },
    ]
  })
}

function digestOfEval(metadata: string): string | undefined {
  try {
    const value = parseLenientJson(metadata)
    const block = isRecord(value) ? value['infx'] : undefined
    const digest = isRecord(block) ? block['plan_digest'] : undefined
    return typeof digest === 'string' ? digest : undefined
  } catch (error) {
    // Damaged metadata: the evaluation is as good as not there.
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
