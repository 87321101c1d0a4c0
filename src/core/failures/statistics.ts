/** Failures of many attempts, by cause and by node: a node that breaks points again and again must be seen. Pure. */
import type { Blame, Problem } from '../problem.ts'
import type { PointStatus } from '../results/aggregate.ts'

/** One try of one point, wherever it was recorded. */
export interface Attempt {
  readonly pointId: string
  readonly title: string
  readonly attempt: number
  readonly status: PointStatus
  readonly atUnixMs: number | null
  /** Names; empty when it got none or nobody knows. */
  readonly nodes: readonly string[]
  readonly failure?: AttemptFailure
}

export interface AttemptFailure {
  /** Row of the failure table, or the problem's code when none was recognised. */
  readonly fault: string
  readonly blame: Blame
  /** The first problem in words. */
  readonly message: string
}

export interface FailureStatistics {
  readonly attempts: number
  readonly failures: number
  /** Most frequent first. */
  readonly causes: readonly CauseCount[]
  /** Most infrastructure failures first; `null` is where nobody knows. */
  readonly nodes: readonly NodeCount[]
}

export interface CauseCount {
  readonly fault: string
  readonly blame: Blame
  readonly failures: number
  readonly nodes: readonly string[]
  /** The last message, as an example. */
  readonly example: string
  readonly lastAtUnixMs: number | null
}

export interface NodeCount {
  readonly node: string | null
  /** Attempts that the node took part in. */
  readonly attempts: number
  readonly failures: number
  /** Those that are the infrastructure's: the others say nothing of the node. */
  readonly infraFailures: number
  /** Faults of the infrastructure, most frequent first. */
  readonly faults: readonly { readonly fault: string; readonly failures: number }[]
  readonly lastFailureAtUnixMs: number | null
  /** It fails clearly more often than the other nodes ({@link isSuspect}). */
  readonly suspect: boolean
}

/** The first problem that fails a point names its cause. Undefined without one. */
export function failureOf(
  problems: readonly Problem[],
  recognise: (message: string) => string | undefined,
): AttemptFailure | undefined {
  const first = problems.find(({ severity }) => severity === 'error') ?? problems[0]
  if (!first) return undefined
  const { code, blame, message, fault } = first
  return { fault: fault ?? recognise(message) ?? code, blame, message }
}

export function failureStatistics(attempts: readonly Attempt[]): FailureStatistics {
  const failed = attempts.filter(({ failure }) => failure !== undefined)
  return {
    attempts: attempts.length,
    failures: failed.length,
    causes: causesOf(failed),
    nodes: nodesOf(attempts),
  }
}

function causesOf(failed: readonly Attempt[]): readonly CauseCount[] {
  const groups = groupBy(failed, ({ failure }) => `${failure?.fault ?? ''} ${failure?.blame ?? ''}`)
  return [...groups.values()]
    .flatMap((group): readonly CauseCount[] => {
      const last = newest(group)
      if (!last?.failure) return []
      return [
        {
          fault: last.failure.fault,
          blame: last.failure.blame,
          failures: group.length,
          nodes: [...new Set(group.flatMap(({ nodes }) => nodes))].sort(),
          example: last.failure.message,
          lastAtUnixMs: last.atUnixMs,
        },
      ]
    })
    .sort((a, b) => b.failures - a.failures || compareText(a.fault, b.fault))
}

function nodesOf(attempts: readonly Attempt[]): readonly NodeCount[] {
  const byNode = new Map<string | null, Attempt[]>()
  for (const attempt of attempts) {
    const places: readonly (string | null)[] = attempt.nodes.length > 0 ? attempt.nodes : [null]
    for (const node of new Set(places)) byNode.set(node, [...(byNode.get(node) ?? []), attempt])
  }
  const isInfra = ({ failure }: Attempt): boolean => failure?.blame === 'infra'
  const share = (group: readonly Attempt[]): Share => ({
    failures: group.filter(isInfra).length,
    attempts: group.length,
  })
  const known = attempts.filter(({ nodes }) => nodes.length > 0)
  return [...byNode]
    .map(([node, group]): NodeCount => {
      const failed = group.filter(({ failure }) => failure !== undefined)
      const infra = group.filter(isInfra)
      const others = known.filter(({ nodes }) => node !== null && !nodes.includes(node))
      return {
        node,
        attempts: group.length,
        failures: failed.length,
        infraFailures: infra.length,
        faults: [...groupBy(infra, ({ failure }) => failure?.fault ?? '')]
          .map(([fault, { length }]) => ({ fault, failures: length }))
          .sort((a, b) => b.failures - a.failures || compareText(a.fault, b.fault)),
        lastFailureAtUnixMs: newest(failed)?.atUnixMs ?? null,
        suspect: node !== null && isSuspect(share(group), share(others)),
      }
    })
    .sort(
      (a, b) =>
        Number(b.suspect) - Number(a.suspect) ||
        b.infraFailures - a.infraFailures ||
        b.failures - a.failures ||
        compareText(a.node ?? '￿', b.node ?? '￿'),
    )
}

interface Share {
  readonly failures: number
  readonly attempts: number
}

/** Below this chance the failures of a node are no bad luck. */
const suspectChance = 0.05

/**
 * Whether a node fails more often than the others: at least two failures, and at most 5 % chance of so many when the
 * node were like the others. The chance is the upper tail of the hypergeometric distribution (Fisher's exact test, one
 * side), which holds for small counts, too. Without other nodes there is nothing to compare with.
 */
export function isSuspect(node: Share, others: Share): boolean {
  if (node.failures < 2 || others.attempts === 0) return false
  const attempts = node.attempts + others.attempts
  const failures = node.failures + others.failures
  let chance = 0
  for (let count = node.failures; count <= Math.min(failures, node.attempts); count++) {
    chance += Math.exp(
      logChoose(failures, count) +
        logChoose(attempts - failures, node.attempts - count) -
        logChoose(attempts, node.attempts),
    )
  }
  return chance <= suspectChance
}

function logChoose(n: number, k: number): number {
  if (k < 0 || k > n) return -Infinity
  let sum = 0
  for (let i = 1; i <= k; i++) sum += Math.log((n - k + i) / i)
  return sum
}

function groupBy(items: readonly Attempt[], keyOf: (item: Attempt) => string): Map<string, Attempt[]> {
  const groups = new Map<string, Attempt[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

const newest = (group: readonly Attempt[]): Attempt | undefined =>
  group.reduce<Attempt | undefined>(
    (best, item) => (best && (best.atUnixMs ?? 0) > (item.atUnixMs ?? 0) ? best : item),
    undefined,
  )

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
