/** Runs the lanes of the acceptance-length gate: short benchmark points whose engines draft for real. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { alGateLanes, judgeAlGate } from '../core/acceptance/al-gate.ts'
import type { AlGateLane, AlGateEvidence } from '../core/acceptance/al-gate.ts'
import type { GoldenCurve } from '../core/acceptance/curves.ts'
import type { AlGateResult } from '../core/acceptance/render-al-gate.ts'
import { finiteNumber, isRecord } from '../core/measure/lenient-json.ts'
import type { Plan, PlannedPoint } from '../core/plan/plan.ts'
import type { AcceptanceTarget } from '../core/point.ts'
import '../core/problems/acceptance.ts'
import { problem } from '../core/problems/catalogue.ts'
import { ProblemError } from '../core/problem.ts'
import type { Aggregate } from '../core/results/aggregate.ts'
import { headlineOf } from '../core/results/headline.ts'
import type { Engine } from '../engines/engine.ts'
import type { SweepObserver } from './events.ts'
import { type PointOutcome, type PointTools, runPoint } from './run-point.ts'

export interface AlGateInput {
  readonly plan: Plan
  readonly curves: readonly GoldenCurve[]
  readonly tools: PointTools
  /** Folder of working files; those of an earlier gate are removed. */
  readonly workDir: string
  readonly run: string
  /** Largest distance from the golden length that passes, as a share of it. */
  readonly tolerance: number
  /** Chance that the simulated engine accepts a draft token; what gives the golden length when absent. */
  readonly simulatedDraftAcceptance?: number
  readonly signal: AbortSignal
  readonly observe: SweepObserver
}

/** One after the other. Throws ProblemError (INFX125) when nothing in the plan speculates with a target. */
export async function runAlGate(input: AlGateInput): Promise<readonly AlGateResult[]> {
  const lanes = alGateLanes(input.plan.points)
  if (lanes.length === 0) {
    throw new ProblemError([
      problem('INFX125', `none of ${input.plan.points.length} points speculates with a golden acceptance`, {
        hint: 'choose keys with spec-decoding; evaluations and points without a curve have no target',
      }),
    ])
  }
  await rm(input.workDir, { recursive: true, force: true })
  const results: AlGateResult[] = []
  for (const lane of lanes) {
    input.signal.throwIfAborted()
    results.push(await runLane(lane, input))
  }
  return results
}

async function runLane(lane: AlGateLane, input: AlGateInput): Promise<AlGateResult> {
  const { point, target, covers } = lane
  input.observe({ type: 'started', point, attempt: 1, canary: false })
  const outcome = await runPoint(point, 1, {
    pointsDir: join(input.workDir, 'points'),
    run: input.run,
    tools: { ...input.tools, engineFor: (asked) => drafting(input.tools.engineFor(asked), input) },
    signal: input.signal,
    observe: input.observe,
  })
  const verdict = judgeAlGate(
    goldenOf(target, input.curves),
    target.numSpecTokens,
    evidenceOf(outcome, point),
    input.tolerance,
  )
  return {
    pointId: point.id,
    title: point.title,
    model: point.model,
    engine: point.framework,
    image: point.image,
    simulated: point.simulated === true,
    target,
    covers,
    verdict,
    ...(outcome.status === 'failed' ? { failure: outcome.failure.problems } : {}),
  }
}

/** Engines inject nothing into evaluations, whose acceptance is real: the same launch, under load instead of questions. */
const drafting = (engine: Engine, { simulatedDraftAcceptance: ratio }: AlGateInput): Engine => ({
  name: engine.name,
  render: (point, context) =>
    engine.render(
      { ...point, kind: 'eval' },
      { ...context, ...(ratio === undefined ? {} : { simulatedDraftAcceptance: ratio }) },
    ),
})

/** The curve's own value: a setting may have put another target into the point. */
const goldenOf = (target: AcceptanceTarget, curves: readonly GoldenCurve[]): number =>
  curves
    .find(({ file, modelKey }) => file === target.curve && modelKey === target.modelKey)
    ?.lengths[target.thinking]?.get(target.numSpecTokens) ?? target.acceptanceLength

/** Being off the target is the question here, not a reason against the run. */
const isOfRun = (code: string): boolean => !code.startsWith('acceptance_')

function evidenceOf(outcome: PointOutcome, point: PlannedPoint): AlGateEvidence {
  if (outcome.status === 'failed') {
    const because = outcome.failure.problems.map(({ message }) => message)
    return { measured: null, outputTokens: null, invalidBecause: because }
  }
  const { aggregate, invalidReasons } = outcome
  return {
    measured: aggregate ? measuredOf(aggregate) : null,
    outputTokens: aggregate ? outputTokensOf(aggregate, point, outcome.timeline) : null,
    invalidBecause: invalidReasons.filter(({ code }) => isOfRun(code)).map(({ message }) => message),
  }
}

function measuredOf({ infx }: Aggregate): number | null {
  const acceptance = infx?.['acceptance']
  return isRecord(acceptance) ? (finiteNumber(acceptance['measured']) ?? null) : null
}

/** Rate times the time that the load was on. */
function outputTokensOf(
  aggregate: Aggregate,
  { gpus }: PlannedPoint,
  timeline: PointOutcome['timeline'],
): number | null {
  const at = (phase: string): number | undefined => timeline.find((entry) => entry.phase === phase)?.atUnixMs
  const [from, to] = [at('profiling'), at('stopping')]
  const rate = headlineOf(aggregate)?.outputTputPerGpuTps
  if (from === undefined || to === undefined || rate === undefined) return null
  return (rate * gpus * (to - from)) / 1_000
}
