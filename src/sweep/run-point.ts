/**
 * One point from nothing to a verdict: prepare → serve → healthy → warm → measure → stop → judge (design §7).
 * Every step is bounded, every failure is classed, and the engine is stopped whatever happens.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/command.ts'
import type { PlannedPoint } from '../core/plan/plan.ts'
import { type Problem, ProblemError } from '../core/problem.ts'
import type { EvalVerdict } from '../core/evals/verdict.ts'
import type { Aggregate, PointFailure, TimelineEntry, ValidityReason } from '../core/results/aggregate.ts'
import type { Engine, EngineSpec, RenderContext } from '../engines/engine.ts'
import { isRetriable } from '../launch/failure-table.ts'
import { freePort } from '../launch/free-port.ts'
import { exitProblem, waitUntilHealthy } from '../launch/health.ts'
import type { Launcher, RunningEngine } from '../launch/launcher.ts'
import { keepAttempt } from './attempt-file.ts'
import type { PointProgress, SweepObserver } from './events.ts'
import { Timeline } from './timeline.ts'
import { asWriteRefusal } from './write-refusal.ts'

/** What was measured on a healthy engine, judged. */
export interface Measured {
  readonly aggregate?: Aggregate
  readonly verdicts: readonly EvalVerdict[]
  readonly invalidReasons: readonly ValidityReason[]
  /** Recorded oddities that change no verdict. */
  readonly problems: readonly Problem[]
}

export interface DriveContext {
  readonly point: PlannedPoint
  readonly attempt: number
  readonly spec: EngineSpec
  readonly workDir: string
  readonly signal: AbortSignal
  readonly onProgress: (progress: PointProgress) => void
  readonly onPhase: (phase: 'warm-up' | 'profiling') => void
}

/** Drives load or questions against a served point; returns the judge, to be called when the engine has stopped. */
export type Drive = (
  context: DriveContext,
) => Promise<
  (timeline: readonly TimelineEntry[], logPaths: Readonly<Record<string, string>>) => Promise<Measured>
>

export interface PointTools {
  readonly engineFor: (point: PlannedPoint) => Engine
  readonly launcher: Launcher
  readonly driveFor: (point: PlannedPoint) => Drive
  /** What rendering needs besides port and folder; may write files into `workDir`. */
  readonly prepare: (point: PlannedPoint, workDir: string) => Promise<Pick<RenderContext, 'evalOracle'>>
}

export interface PointContext {
  /** Folder of working files; each point and attempt has its own below it. */
  readonly pointsDir: string
  readonly run: string
  readonly tools: PointTools
  readonly signal: AbortSignal
  readonly observe: SweepObserver
}

export type PointOutcome = { readonly timeline: readonly TimelineEntry[]; readonly workDir: string } & (
  | ({ readonly status: 'valid' | 'invalid' } & Measured)
  | { readonly status: 'failed'; readonly failure: PointFailure }
)

/** Rejects only when `signal` is aborted; everything else that goes wrong is a classed outcome. Kept as attempt.json. */
export async function runPoint(
  point: PlannedPoint,
  attempt: number,
  context: PointContext,
): Promise<PointOutcome> {
  return keepAttempt(point, attempt, await runAttempt(point, attempt, context))
}

async function runAttempt(
  point: PlannedPoint,
  attempt: number,
  context: PointContext,
): Promise<PointOutcome> {
  const timeline = new Timeline(point.id, context.observe, Date.now())
  const workDir = join(context.pointsDir, point.id, `a${attempt}`)
  let engine: RunningEngine | undefined
  try {
    await mkdir(workDir, { recursive: true })
    timeline.enter('starting')
    const spec = context.tools.engineFor(point).render(point, {
      ...(await context.tools.prepare(point, workDir)),
      port: await freePort(),
      workDir,
      traceScale: point.traceScale ?? 1,
    })
    engine = await context.tools.launcher.launch(spec, {
      logDir: join(workDir, 'logs'),
      labels: { run: context.run, attempt, pointId: point.id },
    })
    await waitUntilHealthy(engine, context.signal)
    timeline.enter('healthy')
    const judge = await driveWhileServing(engine, point, attempt, workDir, timeline, context)
    timeline.enter('stopping')
    await engine.stop()
    timeline.enter('done')
    const measured = await judge(timeline.entries, engine.logPaths)
    const status = measured.invalidReasons.length === 0 ? 'valid' : 'invalid'
    return { status, ...measured, timeline: timeline.entries, workDir }
  } catch (error) {
    context.signal.throwIfAborted()
    const failure: PointFailure = {
      phase: timeline.phase,
      ...classify(error),
      logTail: (await engine?.logTail(40)) ?? [],
    }
    return { status: 'failed', failure, timeline: timeline.entries, workDir }
  } finally {
    await engine?.stop()
  }
}

/** A client that goes on against a dead server would only time out: the engine's end ends the client, too. */
async function driveWhileServing(
  engine: RunningEngine,
  point: PlannedPoint,
  attempt: number,
  workDir: string,
  timeline: Timeline,
  context: PointContext,
): Promise<Awaited<ReturnType<Drive>>> {
  const died = new AbortController()
  const exit = engine.exited.then((ended) => {
    died.abort(new Error(`${ended.role} ended`))
    return ended
  })
  const drive = context.tools.driveFor(point)({
    point,
    attempt,
    spec: engine.spec,
    workDir,
    signal: AbortSignal.any([context.signal, died.signal]),
    onProgress: (progress) => context.observe({ type: 'progress', pointId: point.id, progress }),
    onPhase: (phase) => timeline.enter(phase),
  })
  const [result] = await Promise.allSettled([drive])
  context.signal.throwIfAborted()
  // Whatever the client made of it, a server that ended on its own is the cause.
  if (died.signal.aborted) throw new ProblemError([await exitProblem(engine, await exit)])
  if (result.status === 'rejected') throw result.reason
  return result.value
}

function classify(thrown: unknown): { readonly problems: readonly Problem[]; readonly retriable: boolean } {
  const error = asWriteRefusal(thrown)
  if (error instanceof ProblemError) {
    return { problems: error.problems, retriable: error.problems.some(isRetriable) }
  }
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { problems: [problem('INFX310', text)], retriable: false }
}
