/** Expected against got: every planned point with the result that counts, and every found result in exactly one bucket. */
import type { Plan, PlannedPoint } from '../plan/plan.ts'
import '../problems/evals.ts'
import { problem } from '../problems/catalogue.ts'
import type { Problem } from '../problem.ts'
import { withVerdicts } from './eval-standing.ts'
import type { FoundResult } from './found-result.ts'
import type { JudgedEvals } from './judge-evals.ts'
import type { JoinedPoint } from './joined-point.ts'
import { isSound, newestFirst, standingOf } from './standing.ts'

export interface JoinInput {
  readonly plan: Pick<Plan, 'points' | 'digest'>
  readonly results: readonly FoundResult[]
  /** Digests of other plans whose results are taken over (`reused`); results of any further plan are foreign. */
  readonly acceptedPlans: readonly string[]
  /** Verdicts of the planned evaluations (judgeEvals). Absent = evaluations are known by their failures only. */
  readonly evals?: JudgedEvals
}

/** A result that was not counted, and why. */
export interface SetAside {
  readonly result: FoundResult
  readonly reason: string
}

/** Found results by bucket; they add up to `rawRows`. */
export interface JoinCounts {
  readonly rawRows: number
  readonly chosen: number
  readonly superseded: number
  /** Aggregate rows equal to the point's own file. */
  readonly sameInBoth: number
  /** Aggregate rows with other content than the point's own file. */
  readonly conflicts: number
  /** Aggregate rows of points that were not planned. */
  readonly aggregateOnly: number
  readonly foreign: number
  readonly damaged: number
}

export interface Joined {
  /** In the order of the plan. */
  readonly points: readonly JoinedPoint[]
  readonly missing: readonly PlannedPoint[]
  /** Two or more results of one point and attempt; the first of them may be the chosen one. */
  readonly duplicates: readonly FoundResult[]
  readonly conflicts: readonly FoundResult[]
  readonly aggregateOnly: readonly FoundResult[]
  readonly foreign: readonly SetAside[]
  readonly damaged: readonly FoundResult[]
  readonly counts: JoinCounts
  readonly problems: readonly Problem[]
}

/**
 * Joins results with the plan. Per point the newest valid result counts, by attempt (a number), then by upload time;
 * without a valid one the newest of any kind. Rows of aggregate files fill points that have nothing of their own.
 */
export function joinResults({ plan, results, acceptedPlans, evals }: JoinInput): Joined {
  const planned = new Set(plan.points.map(({ id }) => id))
  const damaged = results.filter(({ problems }) => problems.length > 0)
  const usable = results.filter(({ problems }) => problems.length === 0)
  const accepted = [plan.digest, ...acceptedPlans]
  const aside = usable.flatMap((result) => {
    const reason = foreignReason(result, planned, accepted)
    return reason === undefined ? [] : [{ result, reason }]
  })
  const isAside = new Set(aside.map(({ result }) => result))
  const aggregateOnly = [...isAside].filter(
    ({ origin, pointId }) => origin === 'aggregate' && pointId !== null && !planned.has(pointId),
  )
  const foreign = aside.filter(({ result }) => !aggregateOnly.includes(result))
  const ours = byPoint(usable.filter((result) => !isAside.has(result)))

  const groups = plan.points.map((point) => joinPoint(point, ours.get(point.id) ?? [], plan.digest))
  const conflicts = groups.flatMap((group) => group.conflicts)
  const points = groups.map(({ joined }) =>
    evals && joined.point.kind === 'eval' ? withVerdicts(joined, evals) : joined,
  )
  const joined: Joined = {
    points,
    missing: points.filter(({ status }) => status === 'missing').map(({ point }) => point),
    duplicates: groups.flatMap((group) => group.duplicates),
    conflicts,
    aggregateOnly,
    foreign,
    damaged,
    counts: {
      rawRows: results.length,
      chosen: groups.filter(({ joined }) => joined.chosen).length,
      superseded: groups.reduce((sum, { joined }) => sum + joined.superseded.length, 0),
      sameInBoth: groups.reduce((sum, { sameInBoth }) => sum + sameInBoth, 0),
      conflicts: conflicts.length,
      aggregateOnly: aggregateOnly.length,
      foreign: foreign.length,
      damaged: damaged.length,
    },
    problems: problemsOf({ damaged, groups, conflicts, aggregateOnly, foreign }),
  }
  assertAddsUp(joined.counts)
  return joined
}

const notPlanned = 'its point is not in the plan'

function foreignReason(
  result: FoundResult,
  planned: ReadonlySet<string>,
  accepted: readonly string[],
): string | undefined {
  if (result.pointId === null) return 'it names no point'
  if (!planned.has(result.pointId)) return notPlanned
  if (result.planDigest !== null && !accepted.includes(result.planDigest)) return 'it belongs to another plan'
  return undefined
}

function byPoint(results: readonly FoundResult[]): ReadonlyMap<string | null, readonly FoundResult[]> {
  const groups = new Map<string | null, FoundResult[]>()
  for (const result of results) {
    const group = groups.get(result.pointId)
    if (group) group.push(result)
    else groups.set(result.pointId, [result])
  }
  return groups
}

interface Group {
  readonly joined: JoinedPoint
  readonly duplicates: readonly FoundResult[]
  readonly conflicts: readonly FoundResult[]
  readonly sameInBoth: number
}

function joinPoint(point: PlannedPoint, found: readonly FoundResult[], planDigest: string): Group {
  const own = newestFirst(found.filter(({ origin }) => origin !== 'aggregate'))
  const aggregate = newestFirst(found.filter(({ origin }) => origin === 'aggregate'))
  const candidates = own.length > 0 ? own : aggregate
  const chosen = candidates.find(isSound) ?? candidates[0]
  if (!chosen) {
    const none = { status: 'missing', attempt: 0, invalidReasons: [] } as const
    return { joined: { point, ...none, superseded: [] }, duplicates: [], conflicts: [], sameInBoth: 0 }
  }
  const others = candidates.filter((result) => result !== chosen)
  const repeats =
    own.length > 0 ? aggregate.map((result) => ({ result, kind: repeatKind(result, chosen) })) : []
  const ofKind = (kind: RepeatKind): readonly FoundResult[] =>
    repeats.filter((repeat) => repeat.kind === kind).map(({ result }) => result)
  const sameAttempt = candidates.filter(({ attempt }) => attempt === chosen.attempt)
  return {
    joined: {
      point,
      ...standingOf(chosen, planDigest),
      attempt: chosen.attempt ?? 1,
      chosen,
      superseded: [...others, ...ofKind('older')],
    },
    duplicates: sameAttempt.length > 1 ? sameAttempt : [],
    conflicts: ofKind('conflict'),
    sameInBoth: ofKind('same').length,
  }
}

type RepeatKind = 'same' | 'older' | 'conflict'

/** An aggregate row beside the point's own file: assembled before a later attempt, equal, or in conflict. */
function repeatKind(row: FoundResult, chosen: FoundResult): RepeatKind {
  if (row.attempt !== null && chosen.attempt !== null && row.attempt !== chosen.attempt) return 'older'
  return row.facts?.contentDigest === chosen.facts?.contentDigest ? 'same' : 'conflict'
}

/** Everything that kept a result from counting, or may surprise the reader of one that does. */
const problemsOf = (
  found: Pick<Joined, 'damaged' | 'conflicts' | 'aggregateOnly' | 'foreign'> & {
    readonly groups: readonly Group[]
  },
): readonly Problem[] => [
  ...found.damaged.flatMap(({ problems }) => problems),
  ...found.groups.flatMap(({ joined }) => nonFiniteProblem(joined)),
  ...found.conflicts.map(conflictProblem),
  ...found.foreign.map(foreignProblem),
  ...found.aggregateOnly.map((result) => foreignProblem({ result, reason: notPlanned })),
]

const nonFiniteProblem = ({ chosen }: JoinedPoint): readonly Problem[] =>
  chosen && chosen.nonFinite.length > 0
    ? [
        problem('INFX266', `${chosen.path}: non-finite: ${chosen.nonFinite.join(', ')}`, {
          at: start(chosen),
        }),
      ]
    : []

const conflictProblem = (row: FoundResult): Problem =>
  problem(
    'INFX268',
    `${row.path} holds other values for point ${row.pointId ?? ''} than the point's own file`,
    {
      at: start(row),
    },
  )

const foreignProblem = ({ result, reason }: SetAside): Problem =>
  problem('INFX269', `${result.path} is not counted: ${reason}`, { at: start(result) })

const start = ({ path }: FoundResult) => ({ file: path, line: 1, col: 1 })

/** A result that is in no bucket would be lost without a trace: a bug of ours. */
function assertAddsUp({ rawRows, ...buckets }: JoinCounts): void {
  const sum = Object.values(buckets).reduce((total, count) => total + count, 0)
  if (sum !== rawRows) throw new Error(`collected rows do not add up: ${sum} of ${rawRows}`)
}
