/** First half of a plan: configurations read, requests made, rows selected. Shared by the plan and the matrix. */
import '../problems/plan.ts'
import type { ChangelogEntry } from '../changelog/entry.ts'
import { loadMasterConfig, type MasterConfig } from '../config/master.ts'
import { loadRunners, type Runners } from '../config/runners.ts'
import { hasErrors, type Problem, type ProblemCode } from '../problem.ts'
import { appendOnlySelection } from './append-only-selection.ts'
import { labelEffects, type LabelEffects, type PlanPolicy } from './policy.ts'
import {
  requestOfEntry,
  resolveKeys,
  selectRows,
  unknownKeyProblems,
  type RowSelection,
  type SweepRequest,
} from './select-rows.ts'
import type { RepoSnapshot } from './snapshot.ts'
import type { TrimOptions } from './trim.ts'
import { matchesGlob } from './wildcard.ts'
import { remembered } from '../remembered.ts'

export interface SelectionSource {
  readonly head: RepoSnapshot
  /** Enables the comparison, and is demanded by append-only entries. */
  readonly base?: RepoSnapshot
  /** What the changelog asks for; undefined when `keys` are given by hand. */
  readonly entries: readonly ChangelogEntry[] | undefined
  /** Config keys, or wildcards with `*` (any text) and `?` (one character), instead of a changelog. */
  readonly keys?: readonly string[]
  readonly labels: readonly string[]
  readonly policy: PlanPolicy
}

/** One revision of the repository, read. */
export interface Side {
  readonly snapshot: RepoSnapshot
  readonly config: MasterConfig
  readonly runners: Runners | undefined
  readonly problems: readonly Problem[]
}

export interface SweepSelection {
  readonly head: Side
  readonly base: Side | undefined
  readonly effects: LabelEffects
  readonly requests: readonly SweepRequest[]
  readonly selected: RowSelection
  /** Whether the requests leave alone what the base has: its points are then named by them, and not selected. */
  readonly isAppendOnly: boolean
  /** Everything that the requests name in the head. */
  readonly selectNamed: () => RowSelection
  /** The same in the base; undefined without a base, or when its configuration has errors. */
  readonly selectBase: () => RowSelection | undefined
  readonly problems: readonly Problem[]
}

const nothing: RowSelection = { benchmarks: [], evals: [] }

/** Reads and selects; with errors nothing is selected. */
export function selectSweep(source: SelectionSource, trim: TrimOptions): SweepSelection {
  const { policy } = source
  const effects = labelEffects(source.labels)
  const head = loadSide(source.head)
  const base = source.base && loadSide(source.base)
  const requests = requestsOf(source, [head, ...(base ? [base] : [])])
  const isAppendOnly = requests.some(({ appendOnly }) => appendOnly)
  // Whether old points stay as they are is asked of all of them.
  const named = isAppendOnly ? { ...effects, trim: false } : effects
  const select = ({ config, runners }: Side): RowSelection =>
    selectRows({ config, hardware: runners?.hardware ?? new Map(), requests, effects: named, policy, trim })
  const problems = [...head.problems]
  if (!hasErrors(problems)) {
    problems.push(...unrunnable(requests, head, policy))
    for (const request of requests) problems.push(...unknownKeyProblems(request, head.config))
  }
  let selected = nothing
  if (!hasErrors(problems)) {
    if (isAppendOnly) {
      const usable = base && !hasErrors(base.problems) ? base : undefined
      const found = appendOnlySelection({ requests, effects, policy, head, base: usable, trim })
      problems.push(...found.problems)
      selected = { benchmarks: found.rows, evals: [] }
    } else selected = select(head)
  }
  const selectNamed = () => (isAppendOnly ? select(head) : selected)
  const selectBase = () => (base && !hasErrors(base.problems) ? select(base) : undefined)
  return { head, base, effects, requests, selected, isAppendOnly, selectNamed, selectBase, problems }
}

/** The configuration of a snapshot, read once. */
export const loadSide: (snapshot: RepoSnapshot) => Side = remembered(readSide)

function readSide(snapshot: RepoSnapshot): Side {
  const loaded = snapshot.runnerConfig ? loadRunners(snapshot.runnerConfig) : { problems: [] }
  const { config, problems } = loadMasterConfig(snapshot.configFiles, loaded.runners)
  return { snapshot, config, runners: loaded.runners, problems: [...loaded.problems, ...problems] }
}

const requestsOf = (
  { entries, keys, head }: SelectionSource,
  sides: readonly Side[],
): readonly SweepRequest[] =>
  entries?.map((entry) => requestOfEntry(entry, head.changelog?.path)) ?? [
    {
      configKeys: (keys ?? []).flatMap((pattern) => globbed(pattern, sides)),
      evalsOnly: false,
      allEvals: false,
      appendOnly: false,
      because: 'asked for by key',
    },
  ]

/**
 * A `?` in a key on the command line is any one character, as the ecosystem's generator has it; changelog entries know
 * only `*`. A pattern that no key matches stays, to be reported.
 */
function globbed(pattern: string, sides: readonly Side[]): readonly string[] {
  if (!pattern.includes('?')) return [pattern]
  const keys = new Set(sides.flatMap(({ config }) => [...config.entries.keys()]))
  const found = [...keys].filter((key) => matchesGlob(pattern, key))
  return found.length > 0 ? found : [pattern]
}

/** The simulated engine needs neither the label nor so many GPUs. */
const needsMachines: readonly ProblemCode[] = ['INFX023', 'INFX025']

/** Errors of the entries that are to run. */
function unrunnable(
  requests: readonly SweepRequest[],
  { config }: Side,
  policy: PlanPolicy,
): readonly Problem[] {
  const keys = new Set(requests.flatMap((request) => resolveKeys(request.configKeys, config).keys))
  return [...keys]
    .flatMap((key) => config.entries.get(key)?.unrunnable ?? [])
    .map((found) =>
      needsMachines.includes(found.code) ? { ...found, severity: policy.unknownRunner } : found,
    )
}
