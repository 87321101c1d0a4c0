/**
 * Legs of the reusable workflow: rows that carry ids and what GitHub itself must know, cut into shards. One output per
 * kind is a matrix of shards, each with the matrix of its legs as text, so that a sweep may have any number of shards.
 */
import '../problems/actions.ts'
import { problem } from '../problems/catalogue.ts'
import type { Problem } from '../problem.ts'
import { type MatrixRow, matrixRow } from './matrix-row.ts'
import type { Plan, PlannedPoint } from './plan.ts'
import { type RunnerMap, type RunsOn, runsOnOf } from './runner-map.ts'

export interface Leg extends Omit<MatrixRow, 'runs-on'> {
  readonly 'runs-on': RunsOn
  /** Commit to check out; '' = the one of the event. */
  readonly head: string
  /** Name of the artifact with plan.json. */
  readonly plan: string
  /** Which of two tries of the run's attempt; only of the canary. */
  readonly try?: 1 | 2
}

/** Number of an attempt of a point that has two tries in every attempt of the run: 1 and 2, then 3 and 4. */
export const attemptOfTry = (runAttempt: number, tried: 1 | 2): number => 2 * (runAttempt - 1) + tried

export interface LegContext {
  readonly runners: RunnerMap
  readonly head: string
  /** Name of the artifact with plan.json. */
  readonly planArtifact: string
}

export const legOf = (point: PlannedPoint, { runners, head, planArtifact }: LegContext): Leg => ({
  ...matrixRow(point),
  'runs-on': runsOnOf(point.runsOn, runners),
  head,
  plan: planArtifact,
})

export const legKinds = ['single-node', 'multi-node', 'evals'] as const
export type LegKind = (typeof legKinds)[number]

const kindOf = ({ kind, multinode }: PlannedPoint): LegKind =>
  kind === 'eval' ? 'evals' : multinode ? 'multi-node' : 'single-node'

/** GitHub's limit of legs per matrix. */
export const legsPerShard = 256
/**
 * Characters of all legs together. A job's outputs may have 1 MiB as UTF-16; what is inside a shard is quoted once more,
 * and the other outputs need room too.
 */
const maxCharacters = 450_000

export interface Legs {
  /** Matrix of shards per kind, as JSON; '' when it has no leg, because an empty matrix fails a run. */
  readonly matrices: Readonly<Record<LegKind, string>>
  readonly count: number
  readonly problems: readonly Problem[]
}

/** Legs of everything but `without` (the canary, reused points), in plan order. */
export function planLegs(
  { points }: Pick<Plan, 'points'>,
  without: ReadonlySet<string>,
  context: LegContext,
): Legs {
  const rest = points.filter(({ id }) => !without.has(id))
  const matrix = (kind: LegKind): string => {
    const legs = rest.filter((point) => kindOf(point) === kind).map((point) => legOf(point, context))
    return legs.length === 0 ? '' : JSON.stringify({ include: shardsOf(legs) })
  }
  const matrices = {
    'single-node': matrix('single-node'),
    'multi-node': matrix('multi-node'),
    evals: matrix('evals'),
  }
  const characters = Object.values(matrices).reduce((sum, text) => sum + text.length, 0)
  if (characters <= maxCharacters) return { matrices, count: rest.length, problems: [] }
  const message = `${rest.length} legs take ${characters} characters; at most ${maxCharacters} are handed on`
  return {
    matrices: { 'single-node': '', 'multi-node': '', evals: '' },
    count: 0,
    problems: [problem('INFX315', message, { hint: 'select fewer points with the inputs keys or points' })],
  }
}

/** `shard` is empty where there is only one, so that job names stay short. */
function shardsOf(legs: readonly Leg[]): readonly { readonly shard: string; readonly legs: string }[] {
  const count = Math.ceil(legs.length / legsPerShard)
  return Array.from({ length: count }, (_, index) => ({
    shard: count === 1 ? '' : ` ${index + 1} of ${count}`,
    legs: JSON.stringify({ include: legs.slice(index * legsPerShard, (index + 1) * legsPerShard) }),
  }))
}
