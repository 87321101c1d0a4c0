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
import { exitProblem, isAnswering, waitUntilHealthy } from '../launch/health.ts'
import type { LaunchOptions, Launcher, RunningEngine } from '../launch/launcher.ts'
import { keepAttempt } from './attempt-file.ts'
import type { PointProgress, SweepObserver } from './events.ts'
import { settlesWithin } from '../launch/within.ts'
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
  /** For who waits, e.g. that a client is being installed. */
  readonly say: (text: string) => void
}

/** What is left of an engine that has been stopped. */
export type StoppedEngine = Pick<RunningEngine, 'logPaths' | 'imageDigest'>

/** Drives load or questions against a served point; returns the judge, to be called when the engine has stopped. */
export type Drive = (
  context: DriveContext,
) => Promise<(timeline: readonly TimelineEntry[], engine: StoppedEngine) => Promise<Measured>>

export interface PointTools {
  readonly engineFor: (point: PlannedPoint) => Engine
  readonly launcherFor: (point: PlannedPoint) => Launcher
  readonly driveFor: (point: PlannedPoint) => Drive
  /** Everything that is slow or may be missing, before hardware is taken; may write files into `workDir`. */
  readonly prepare: (
    point: PlannedPoint,
    workDir: string,
    options: { readonly signal: AbortSignal; readonly say: (text: string) => void },
  ) => Promise<Preparation>
  /**
   * At the start of a run: what killed runs left where these points will run. Its problems stop nothing; rejects with the
   * signal's reason.
   */
  readonly endLeftovers: (points: readonly PlannedPoint[], signal: AbortSignal) => Promise<readonly Problem[]>
}

export interface Preparation {
  readonly rendering: Omit<RenderContext, 'workDir'>
  readonly launching: (
    spec: EngineSpec,
  ) => Pick<LaunchOptions, 'image' | 'mounts' | 'timeLimitSeconds' | 'gpusPerNode' | 'recipe'>
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
  // An interrupted run has seconds: the engine is stopped while whatever waits for it, or works with it, still ends.
  const stopEarly = (): void => {
    // Its failure is told by the stop that is awaited at the end, which is the same.
    engine?.stop().catch(() => undefined)
  }
  try {
    await mkdir(workDir, { recursive: true })
    engine = await startEngine(point, attempt, workDir, timeline, context)
    context.signal.addEventListener('abort', stopEarly, { once: true })
    await waitUntilHealthy(engine, context.signal, missingWorkers(sayOf(point, context)))
    timeline.enter('healthy')
    const judge = await driveWhileServing(engine, point, attempt, workDir, timeline, context)
    timeline.enter('stopping')
    await engine.stop()
    timeline.enter('done')
    const measured = await judge(timeline.entries, engine)
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
    context.signal.removeEventListener('abort', stopEarly)
    await engine?.stop()
  }
}

/** Lines of who waits for what carry the point's name: several points run at once. */
const sayOf =
  (point: PlannedPoint, { observe }: PointContext) =>
  (text: string): void =>
    observe({ type: 'note', text: `  ${point.title}: ${text}` })

/** Who is missing is worth a line; that nothing listens yet is not. */
const missingWorkers =
  (say: (text: string) => void) =>
  (message: string): void => {
    if (message.startsWith('waiting for ')) say(message)
  }

async function startEngine(
  point: PlannedPoint,
  attempt: number,
  workDir: string,
  timeline: Timeline,
  context: PointContext,
): Promise<RunningEngine> {
  const { tools, signal } = context
  const say = sayOf(point, context)
  const launcher = tools.launcherFor(point)
  // Where hardware is waited for, the launcher says when that is over.
  if (launcher.queues !== true) timeline.enter('starting')
  const prepared = await tools.prepare(point, workDir, { signal, say })
  const spec = tools.engineFor(point).render(point, { ...prepared.rendering, workDir })
  const engine = await launcher.launch(spec, {
    ...prepared.launching(spec),
    logDir: join(workDir, 'logs'),
    labels: { run: context.run, attempt, pointId: point.id },
    signal,
    onProgress: ({ phase, message }) => {
      timeline.enter(phase)
      say(message)
    },
  })
  timeline.enter('starting')
  return engine
}

const endToldWithinMs = 15_000

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
  const exit = engine.exited.then(
    (ended) => {
      died.abort(new Error(`${ended.role} ended`))
      return ended
    },
    (error: unknown) => {
      died.abort(error)
      throw error
    },
  )
  // Whoever awaits it hears of it; an engine that nobody can watch must not end this process.
  exit.catch(() => undefined)
  const drive = context.tools.driveFor(point)({
    point,
    attempt,
    spec: engine.spec,
    workDir,
    signal: AbortSignal.any([context.signal, died.signal]),
    onProgress: (progress) => context.observe({ type: 'progress', pointId: point.id, progress }),
    onPhase: (phase) => timeline.enter(phase),
    say: sayOf(point, context),
  })
  const [result] = await Promise.allSettled([drive])
  context.signal.throwIfAborted()
  // A scheduler tells seconds after the client has felt it that a process ended, and which one, and why.
  if (!died.signal.aborted && !(await isAnswering(engine.spec, context.signal))) {
    await settlesWithin(exit, endToldWithinMs, context.signal)
  }
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
