/**
 * Runs a plan's points: the canary first, then the rest, a few at a time. An infrastructure failure is tried again
 * within a budget; a failed canary stops everything behind it.
 */
import pLimit from 'p-limit'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/command.ts'
import type { PlannedPoint } from '../core/plan/plan.ts'
import type { SweepPoint } from '../core/results/sweep.ts'
import type { OutDir } from './out-dir.ts'
import { type PointContext, type PointOutcome, runPoint } from './run-point.ts'

export interface ExecutionPolicy {
  readonly parallelPoints: number
  /** Further attempts after an infrastructure failure, per point. */
  readonly infraRetries: number
  /** Stop starting points after the first that is not valid (label full-sweep-fail-fast). */
  readonly failFast: boolean
}

export interface Execution {
  readonly points: readonly SweepPoint[]
  readonly canary: {
    readonly state: 'passed' | 'failed' | 'none-possible' | 'skipped'
    readonly pointId?: string
    readonly because: readonly string[]
  }
  readonly interrupted: boolean
}

export type CanaryPlan =
  | { readonly pointId: string }
  | { readonly state: 'none-possible' | 'skipped'; readonly because: readonly string[] }

/** Never rejects because of a point; `context.signal` ends it early with what is finished. */
export async function executePoints(
  points: readonly PlannedPoint[],
  canary: CanaryPlan,
  policy: ExecutionPolicy,
  out: OutDir,
  context: PointContext,
): Promise<Execution> {
  const finished = new Map<string, SweepPoint>()
  const one = async (point: PlannedPoint, isCanary: boolean): Promise<SweepPoint> => {
    const result = await runWithRetries(point, isCanary, policy, out, context)
    finished.set(point.id, result)
    return result
  }
  const done = (execution: Pick<Execution, 'canary'>): Execution => ({
    ...execution,
    points: [...finished.values()],
    interrupted: context.signal.aborted,
  })

  const canaryPoint = 'pointId' in canary ? points.find((point) => point.id === canary.pointId) : undefined
  let canaryResult: Execution['canary'] =
    'state' in canary
      ? canary
      : { state: 'passed', pointId: canary.pointId, because: ['its result is kept from an earlier attempt'] }
  if (canaryPoint) {
    const result = await orInterrupted(one(canaryPoint, true), context.signal)
    if (result === undefined) return done({ canary: { state: 'skipped', because: ['interrupted'] } })
    if (result.status !== 'valid') {
      return done({ canary: { state: 'failed', pointId: canaryPoint.id, because: whyNotValid(result) } })
    }
    canaryResult = { state: 'passed', pointId: canaryPoint.id, because: [`${canaryPoint.title} is valid`] }
  }

  const limit = pLimit(policy.parallelPoints)
  let stop = false
  const rest = points.filter((point) => point !== canaryPoint)
  await Promise.all(
    rest.map((point) =>
      limit(async () => {
        if (stop || context.signal.aborted) return
        const result = await orInterrupted(one(point, false), context.signal)
        if (policy.failFast && result !== undefined && result.status !== 'valid') stop = true
      }),
    ),
  )
  return done({ canary: canaryResult })
}

/** undefined when the sweep was interrupted; every other rejection is a bug and stays one. */
async function orInterrupted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value | undefined> {
  try {
    return await work
  } catch (error) {
    if (signal.aborted) return undefined
    throw error
  }
}

async function runWithRetries(
  point: PlannedPoint,
  isCanary: boolean,
  policy: ExecutionPolicy,
  out: OutDir,
  context: PointContext,
): Promise<SweepPoint> {
  const firstAttempt = out.nextAttempt(point.id)
  const startedAt = performance.now()
  for (let attempt = firstAttempt; ; attempt++) {
    context.observe({ type: 'started', point, attempt, canary: isCanary })
    const outcome = await runPoint(point, attempt, context)
    const again =
      outcome.status === 'failed' && outcome.failure.retriable && attempt - firstAttempt < policy.infraRetries
    if (again) {
      const because = outcome.failure.problems.map((found) => found.message).join('; ')
      context.observe({ type: 'retry', point, attempt: attempt + 1, because })
      continue
    }
    const elapsedSeconds = (performance.now() - startedAt) / 1_000
    const result = await out.keep(point, attempt, outcome, elapsedSeconds)
    context.observe({ type: 'finished', result, elapsedSeconds })
    return result
  }
}

function whyNotValid(result: SweepPoint): readonly string[] {
  return [
    ...result.invalidReasons.map((reason) => `${reason.blame}: ${reason.message}`),
    ...(result.failure?.problems ?? []).map((found) => `${found.blame}: ${found.message}`),
  ]
}

/** The Problem that a failed canary stands for. */
export const canaryProblem = (title: string, because: readonly string[]): ReturnType<typeof problem> =>
  problem('INFX309', `the canary ${title} failed: ${because.join('; ')}`)

export type { PointOutcome }
