/** A point → the load that measures it. Pure. */
import type { AgenticLoad, FixedLoad, TraceGenerator, TraceSource } from '../clients/load-client.ts'
import { corpusOf } from '../clients/aiperf/corpora.ts'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/command.ts'
import type { Dataset, Point } from '../core/point.ts'
import { ProblemError } from '../core/problem.ts'
import { join } from 'node:path'
import type { LoadClientName } from './settings.ts'

/** The ecosystem's constants of agentic replay (engines.md §1.2, §1.4). */
const agenticRules = {
  trajectoryStartMinRatio: 0.25,
  trajectoryStartMaxRatio: 0.75,
  traceIdleGapCapSeconds: 300,
  systemIdleGapCapSeconds: 10,
  warmupGraceSeconds: 1_800,
  graceSeconds: 30,
} as const

/**
 * Throws ProblemError when the client cannot have the point's dataset: INFX306, INFX217 for an unknown corpus. `repoDir`
 * is absolute.
 */
export function loadOfPoint(point: Point, repoDir: string, client: LoadClientName): AgenticLoad | FixedLoad {
  return point.scenario === 'agentic-coding' ? agenticLoad(point, repoDir, client) : fixedLoad(point)
}

function agenticLoad(point: Point, repoDir: string, client: LoadClientName): AgenticLoad {
  const { durationSeconds, warmupRequestsPerLane, traceScale = 1 } = point
  if (durationSeconds === undefined || warmupRequestsPerLane === undefined) {
    throw new Error(`agentic point ${point.id} has no duration or warm-up`)
  }
  return {
    kind: 'agentic',
    trace: traceOf(point.dataset, point, repoDir, client),
    lanes: point.conc,
    durationSeconds,
    warmupRequestsPerLane,
    ...agenticRules,
    // Waiting for stragglers longer than the measurement itself proves nothing.
    graceSeconds: Math.min(agenticRules.graceSeconds, Math.max(2, durationSeconds)),
    // Caps are gaps of the trace, and scale like them.
    traceIdleGapCapSeconds: agenticRules.traceIdleGapCapSeconds / traceScale,
    systemIdleGapCapSeconds: agenticRules.systemIdleGapCapSeconds / traceScale,
  }
}

function traceOf(
  dataset: Dataset | undefined,
  point: Point,
  repoDir: string,
  client: LoadClientName,
): TraceSource {
  if (dataset?.generator) return { format: 'generated', generator: generatorOf(dataset.generator) }
  if (dataset?.path !== undefined) {
    const format = dataset.loader
    if (format !== 'weka' && format !== 'mooncake' && format !== 'multi-turn') {
      throw new ProblemError([
        problem(
          'INFX306',
          `${point.configKey}: traces of the repository are weka, mooncake or multi-turn files, not "${format}"`,
        ),
      ])
    }
    return { format, path: join(repoDir, dataset.path) }
  }
  // A recorded corpus, which only AIPerf fetches.
  if (client === 'aiperf') return { format: 'corpus', loader: corpusOf(point.modelPrefix, dataset?.loader) }
  throw new ProblemError([
    problem(
      'INFX306',
      `${point.configKey}: the trace "${dataset?.loader ?? 'default'}" is not a file of this repository`,
      {
        hint: 'give the scenario a `dataset:` with a path or a generator, use the client aiperf, or run with --simulate',
      },
    ),
  ])
}

const generatorFields = [
  'seed',
  'trees',
  'meanTurns',
  'systemTokens',
  'meanNewTokensPerTurn',
  'meanOutputTokens',
  'subagentRatio',
  'meanGapSeconds',
] as const satisfies readonly (keyof TraceGenerator)[]

function generatorOf(raw: NonNullable<Dataset['generator']>): TraceGenerator {
  const entries = generatorFields.map((field) => {
    const value = raw[field]
    // The schema of the configuration has checked it; a plan.json edited by hand has not been.
    if (typeof value !== 'number') throw new Error(`dataset generator: ${field} is not a number`)
    return [field, value] as const
  })
  return Object.fromEntries(entries) as Record<(typeof generatorFields)[number], number>
}

function fixedLoad(point: Point): FixedLoad {
  const { isl, osl, randomRangeRatio, promptsPerConc } = point
  if (
    isl === undefined ||
    osl === undefined ||
    randomRangeRatio === undefined ||
    promptsPerConc === undefined
  ) {
    throw new Error(`fixed-sequence point ${point.id} has no sequence lengths`)
  }
  return {
    kind: 'fixed',
    isl,
    osl,
    randomRangeRatio,
    numPrompts: point.conc * promptsPerConc,
    numWarmupPrompts: 2 * point.conc,
    maxConcurrency: point.conc,
    requestRate: 'inf',
  }
}
