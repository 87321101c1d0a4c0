/** From an out folder to the script that repeats one of its points. Reads; runs nothing. */
import { join } from 'node:path'
import { selfCommand } from '../assets.ts'
import { namedPoints, pointLines } from '../core/plan/named-points.ts'
import type { Plan, PlannedPoint } from '../core/plan/plan.ts'
import '../core/problems/command.ts'
import { problem } from '../core/problems/catalogue.ts'
import { ProblemError, didYouMean } from '../core/problem.ts'
import { type KeptOutcome, readKeptOutcomes } from './kept-outcomes.ts'
import { PointClients } from './point-clients.ts'
import { reproClient } from './repro-client.ts'
import { reproEngine } from './repro-engine.ts'
import { type ReproScript, standIns } from './repro-script.ts'
import { readStoredRun } from './stored-run.ts'
import { readPlanOfSweep } from './swept-folder.ts'

export interface ReproInput {
  readonly outDir: string
  /** As `namedPoints` takes it; absent = the only point of the plan. */
  readonly wanted?: string
  /** Absolute path of the site file, for real points; that of the run when absent. */
  readonly site?: string
  readonly env: NodeJS.ProcessEnv
}

export interface KeptPoint {
  readonly plan: Plan
  readonly point: PlannedPoint
  readonly outcome?: KeptOutcome
}

/** Throws ProblemError (INFX308) when there is no plan, (INFX329) when it does not have exactly one such point. */
export async function keptPoint(outDir: string, wanted: string | undefined): Promise<KeptPoint> {
  const plan = await readPlanOfSweep(outDir)
  const point = onePoint(plan, wanted)
  const outcome = readKeptOutcomes(outDir).outcomes.get(point.id)
  return { plan, point, ...(outcome ? { outcome } : {}) }
}

function onePoint({ points }: Plan, wanted: string | undefined): PlannedPoint {
  const found = wanted === undefined ? points : namedPoints(points, wanted)
  const [point, ...others] = found
  if (point && others.length === 0) return point
  const near =
    wanted === undefined
      ? undefined
      : didYouMean(
          wanted,
          points.map(({ id }) => id),
        )
  throw new ProblemError([
    problem(
      'INFX329',
      wanted === undefined
        ? `the plan has ${points.length} points`
        : `"${wanted}" is ${point ? `${found.length} points` : 'no point'} of the plan`,
      { hint: near === undefined ? listedPoints(point ? found : points) : `did you mean ${near}?` },
    ),
  ])
}

const listedPoints = (points: readonly PlannedPoint[]): string =>
  points.length === 0
    ? 'this sweep had nothing to measure: see "decision" in its plan.json'
    : ['name one:', ...pointLines(points, 20)].join('\n    ')

/** Throws ProblemError. */
export async function reproScript(input: ReproInput): Promise<ReproScript> {
  const { outDir, env } = input
  const { plan, point, outcome } = await keptPoint(outDir, input.wanted)
  const stored = await readStoredRun(outDir)
  const repoDir = stored?.settings.repoDir ?? process.cwd()
  const clients = new PointClients(stored?.settings ?? {}, stored?.config ?? {}, env)
  const { engine, files, target } = await reproEngine(point, { ...input, repoDir, stored })
  const attemptDir = outcome && join(outDir, outcome.workDir)
  const { python, ...client } = await reproClient(point, target, { repoDir, clients, env, attemptDir })
  return {
    facts: factsOf(plan, point, outcome, outDir),
    ...(plan.head === undefined ? {} : { commit: plan.head }),
    repoDir,
    self: selfCommand(),
    ...(python === undefined ? {} : { python }),
    files,
    engine,
    client,
    judge: ['repro', point.id, '--out', outDir, '--judge', standIns.WORK],
  }
}

function factsOf(
  plan: Plan,
  point: PlannedPoint,
  outcome: KeptOutcome | undefined,
  outDir: string,
): readonly string[] {
  const ended = outcome ? `${outcome.result.status}, attempt ${outcome.result.attempt}` : 'never ended'
  const failure = outcome?.result.failure?.problems[0]?.message
  const dataset = point.dataset
  return [
    `${point.title}: ${ended}${failure === undefined ? '' : ` (${failure})`}`,
    `point ${point.id} of plan ${plan.digest.slice(0, 12)}`,
    `image ${point.image} · model ${point.model} · runner ${point.runner}`,
    ...(dataset ? [`dataset ${dataset.loader}${dataset.path === undefined ? '' : ` ${dataset.path}`}`] : []),
    ...(outcome ? [`kept files: ${join(outDir, outcome.workDir)}`] : []),
  ]
}
