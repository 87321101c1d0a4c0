/**
 * Runs a plan's points: the canary first, then the rest, a few at a time. An infrastructure failure is tried again
 * within a budget; a failed canary stops everything behind it.
 */
import pLimit from 'p-limit'
import type { PlannedPoint } from '../core/plan/plan.ts'
import { blameWord } from '../core/render/messages.ts'
import type { SweepPoint } from '../core/results/sweep.ts'
import type { OutDir } from './out-dir.ts'
import { type PointContext, runPoint } from './run-point.ts'

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
  /** Why the points that are not among `points` were not started, unless the sweep was interrupted. */
  readonly notStarted?: string
}

export type CanaryPlan =
  | { readonly pointId: string }
  | { readonly state: 'none-possible' | 'skipped'; readonly because: readonly string[] }

/**
 * Never rejects because of a point; `context.signal` ends it early with what is finished. Rejects when a result cannot be
 * kept (disk full) or on a bug, after everything that was started has been stopped.
 */
export async function executePoints(
  points: readonly PlannedPoint[],
  canary: CanaryPlan,
  policy: ExecutionPolicy,
  out: OutDir,
  context: PointContext,
): Promise<Execution> {
  const broken = new AbortController()
  const runner = new PointRunner(policy, out, {
    ...context,
    signal: AbortSignal.any([context.signal, broken.signal]),
  })
  const done = (execution: Pick<Execution, 'canary' | 'notStarted'>): Execution => ({
    ...execution,
    points: runner.finished,
    interrupted: context.signal.aborted,
  })
  const canaryPoint = 'pointId' in canary ? points.find((point) => point.id === canary.pointId) : undefined
  const first = canaryPoint && (await runner.run(canaryPoint, true))
  if (canaryPoint && first === undefined)
    return done({ canary: { state: 'skipped', because: ['interrupted'] } })
  if (first && first.status !== 'valid') {
    return done({
      canary: { state: 'failed', pointId: first.id, because: whyNotValid(first) },
      notStarted: 'the canary failed',
    })
  }
  const rest = points.filter((point) => point !== canaryPoint)
  const notStarted = await runRest(rest, policy, runner, broken)
  return done({ canary: passedCanary(canary, first), ...(notStarted === undefined ? {} : { notStarted }) })
}

/** Returns why the points that were not started were not, undefined when all were. */
async function runRest(
  points: readonly PlannedPoint[],
  policy: ExecutionPolicy,
  runner: PointRunner,
  broken: AbortController,
): Promise<string | undefined> {
  const limit = pLimit(policy.parallelPoints)
  let stopped: string | undefined
  const runs = points.map((point) =>
    limit(async () => {
      if (stopped !== undefined) return
      try {
        const result = await runner.run(point, false)
        if (policy.failFast && result && result.status !== 'valid') {
          stopped = `fail-fast, because ${result.title} is ${result.status}`
        }
      } catch (error) {
        broken.abort(error)
        throw error
      }
    }),
  )
  const failed = (await Promise.allSettled(runs)).find((run) => run.status === 'rejected')
  if (failed) throw failed.reason
  return stopped
}

function passedCanary(canary: CanaryPlan, result: SweepPoint | undefined): Execution['canary'] {
  if ('state' in canary) return canary
  const because = result ? `${result.title} is valid` : 'its result is kept from an earlier attempt'
  return { state: 'passed', pointId: canary.pointId, because: [because] }
}

class PointRunner {
  readonly #policy: ExecutionPolicy
  readonly #out: OutDir
  readonly #context: PointContext
  readonly #finished = new Map<string, SweepPoint>()

  constructor(policy: ExecutionPolicy, out: OutDir, context: PointContext) {
    this.#policy = policy
    this.#out = out
    this.#context = context
  }

  get finished(): readonly SweepPoint[] {
    return [...this.#finished.values()]
  }

  /** undefined when the sweep ends early; every other rejection stays one. */
  async run(point: PlannedPoint, isCanary: boolean): Promise<SweepPoint | undefined> {
    if (this.#ends()) return undefined
    try {
      const result = await runWithRetries(point, isCanary, this.#policy, this.#out, this.#context)
      this.#finished.set(point.id, result)
      return result
    } catch (error) {
      if (this.#ends()) return undefined
      throw error
    }
  }

  #ends(): boolean {
    return this.#context.signal.aborted
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
    ...result.invalidReasons.map((reason) => `${blameWord[reason.blame]}: ${reason.message}`),
    ...(result.failure?.problems ?? []).map((found) => `${blameWord[found.blame]}: ${found.message}`),
  ]
}
