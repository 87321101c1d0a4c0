/** One point of a plan, as a job of its own: run, judged, kept, and laid out for upload. */
import { rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { artifactNames, type ArtifactNames } from '../core/collect/artifact-names.ts'
import { pointAction, type PointAction } from '../core/plan/matrix-row.ts'
import type { Plan, PlannedPoint } from '../core/plan/plan.ts'
import '../core/problems/actions.ts'
import { problem } from '../core/problems/catalogue.ts'
import { ProblemError, didYouMean } from '../core/problem.ts'
import type { Sweep, SweepPoint } from '../core/results/sweep.ts'
import { requireTemporaryFolder } from '../files/temporary-folder.ts'
import { layOutArtifacts } from './artifacts.ts'
import { noteLeftovers } from './check-hosts.ts'
import type { SweepObserver } from './events.ts'
import { OutDir } from './out-dir.ts'
import { type PointOutcome, type PointTools, runPoint } from './run-point.ts'
import { summariseSweep } from './summarise.ts'

/** One more try after an infrastructure failure: a second failure in a row is a finding, not bad luck. */
const infraRetries = 1

export interface OnePointInput {
  readonly plan: Plan
  readonly point: PlannedPoint
  /** From 1. A retry inside this job keeps the number: only one outcome leaves the job. */
  readonly attempt: number
  /** Label of everything that is started, e.g. the run's id. */
  readonly run: string
  readonly outDir: string
  readonly tools: PointTools
  readonly signal: AbortSignal
  readonly observe: SweepObserver
}

export interface OnePoint {
  readonly result: SweepPoint
  /** The sweep as this job knows it: one point, with its verdicts. */
  readonly sweep: Sweep
  readonly names: ArtifactNames
  /** Absolute. */
  readonly artifactsDir: string
  /** Names of the artifacts that exist. */
  readonly artifacts: ReadonlySet<string>
  /** Absolute. */
  readonly resultPath?: string
}

/** Throws ProblemError INFX316 when the plan has no such point, or another action runs it. */
export function pointOfPlan(plan: Plan, id: string, action: PointAction): PlannedPoint {
  const point = plan.points.find((candidate) => candidate.id === id)
  if (!point) {
    const near = didYouMean(
      id,
      plan.points.filter((candidate) => pointAction(candidate) === action).map((candidate) => candidate.id),
    )
    throw new ProblemError([
      problem('INFX316', `the plan has no point "${id}"`, {
        hint:
          near === undefined ? 'take the id from a matrix row of matrix-generate' : `did you mean ${near}?`,
      }),
    ])
  }
  const right = pointAction(point)
  if (right === action) return point
  throw new ProblemError([
    problem('INFX316', `${point.title} is not a point for ${action}`, { hint: `run it with ${right}` }),
  ])
}

/** Rejects only when `signal` is aborted or the output directory refuses; a failed point is a result like any other. */
export async function runOnePoint(input: OnePointInput): Promise<OnePoint> {
  const { plan, point, attempt } = input
  const startedAt = new Date()
  await requireTemporaryFolder()
  const out = await OutDir.open(input.outDir)
  try {
    await noteLeftovers(input.tools, [point], input)
    const outcome = await withRetries(input, out)
    const elapsedSeconds = (Date.now() - startedAt.getTime()) / 1_000
    const result = await out.keep(point, attempt, outcome, elapsedSeconds)
    input.observe({ type: 'finished', result, elapsedSeconds })
    const artifactsDir = out.file('artifacts')
    await removeEarlier(input, artifactsDir)
    const resultPath = result.resultPath === undefined ? undefined : out.file(result.resultPath)
    const folders = await layOutArtifacts(
      {
        point,
        result,
        planDigest: plan.digest,
        workDir: outcome.workDir,
        ...(resultPath === undefined ? {} : { aggregatePath: resultPath }),
      },
      artifactsDir,
    )
    return {
      result,
      sweep: summariseSweep({
        plan: { ...plan, points: [point] },
        results: [result],
        verdicts: outcome.status === 'failed' ? [] : outcome.verdicts,
        canary: { state: 'skipped', because: ['one point of a sweep'] },
        interrupted: false,
        startedAt: startedAt.toISOString(),
        endedAt: new Date().toISOString(),
      }),
      names: artifactNames(point, { attempt, valid: result.status === 'valid' }),
      artifactsDir,
      artifacts: new Set(folders.map((folder) => basename(folder))),
      ...(resultPath === undefined ? {} : { resultPath }),
    }
  } finally {
    await out.close()
  }
}

async function withRetries(input: OnePointInput, out: OutDir): Promise<PointOutcome> {
  const { point, attempt, observe } = input
  const workDir = join(out.pointsDir, point.id, `a${attempt}`)
  // A runner's folder may hold what an earlier job left.
  await rm(workDir, { recursive: true, force: true })
  for (let retry = 1; ; retry++) {
    observe({ type: 'started', point, attempt, canary: false })
    const outcome = await runPoint(point, attempt, {
      pointsDir: out.pointsDir,
      run: input.run,
      tools: input.tools,
      signal: input.signal,
      observe,
    })
    if (outcome.status !== 'failed' || !outcome.failure.retriable || retry > infraRetries) return outcome
    observe({
      type: 'retry',
      point,
      attempt,
      because: outcome.failure.problems.map(({ message }) => message).join('; '),
    })
    const aside = `${workDir}-try${retry}`
    await rm(aside, { recursive: true, force: true })
    await rename(workDir, aside)
  }
}

/** The same attempt must not be there twice, once valid and once failed. */
async function removeEarlier({ point, attempt }: OnePointInput, artifactsDir: string): Promise<void> {
  const names = [true, false].flatMap((valid) => {
    const { result, failed, trace, serverLogs, gpuMetrics } = artifactNames(point, { attempt, valid })
    return [result, failed, trace, serverLogs, gpuMetrics]
  })
  for (const name of new Set(names)) await rm(join(artifactsDir, name), { recursive: true, force: true })
}
