/** From changelog entries (or keys) to selected rows: which rows are measured, which are evaluated, and why. */
import '../problems/plan.ts'
import type { ChangelogEntry } from '../changelog/entry.ts'
import type { ConfigEntry, MasterConfig } from '../config/master.ts'
import type { Runners } from '../config/runners.ts'
import type { PointKind, Scenario } from '../point.ts'
import { didYouMean, type Place, type Problem } from '../problem.ts'
import { problem } from '../problems/catalogue.ts'
import { selectAllEvals, selectEvals, type EvalSelection } from './eval-selection.ts'
import { expandEntry, type ExpandedRow } from './expand.ts'
import { applySelection } from './mark-evals.ts'
import type { LabelEffects, PlanPolicy } from './policy.ts'
import { isMultiRow, rowConcs } from './rows.ts'
import { matchesWildcard } from './wildcard.ts'
import { trimSelection, type TrimOptions } from './trim.ts'

export interface SelectedRow {
  readonly kind: PointKind
  /** The row as the ecosystem writes it for this kind. */
  readonly expanded: ExpandedRow
  /** Concurrencies to measure; for an eval those to ask at, on one engine. */
  readonly concs: readonly number[]
  readonly because: readonly string[]
}

/** What is asked for, whether by a changelog entry or by keys on the command line. */
export interface SweepRequest {
  readonly configKeys: readonly string[]
  readonly scenarioType?: readonly Scenario[]
  readonly evalsOnly: boolean
  readonly allEvals: boolean
  readonly appendOnly: boolean
  readonly evalMinPrefillEp?: number
  /** For the reader: `changelog entry on line 6381`, `asked for by key`. */
  readonly because: string
  /** Place of a config key of the request, when it has one. */
  readonly at?: { readonly file: string; readonly line: number; readonly col: number }
}

export const requestOfEntry = (entry: ChangelogEntry, changelog: string | undefined): SweepRequest => ({
  ...entry,
  because: `changelog entry ${entry.prLink} lists its key`,
  ...(changelog === undefined ? {} : { at: { file: entry.file ?? changelog, line: entry.line, col: 1 } }),
})

export interface SelectionInput {
  readonly config: MasterConfig
  readonly hardware: Runners['hardware']
  readonly requests: readonly SweepRequest[]
  readonly effects: LabelEffects
  readonly policy: PlanPolicy
  readonly trim: TrimOptions
}

export interface RowSelection {
  readonly benchmarks: readonly SelectedRow[]
  readonly evals: readonly SelectedRow[]
}

const scenarios = ['fixed-seq-len', 'agentic-coding'] as const

/** Rows of every request in order, `all-evals` requests first; each (key, scenario) is measured and evaluated once. */
export function selectRows(input: SelectionInput): RowSelection {
  const ordered = [...input.requests].sort((a, b) => Number(b.allEvals) - Number(a.allEvals))
  const expandGroup = groupExpander(input.hardware)
  const measured = new Set<string>()
  const evaluated = new Set<string>()
  const benchmarks: SelectedRow[] = []
  const evals: SelectedRow[] = []
  for (const request of ordered) {
    const { keys } = resolveKeys(request.configKeys, input.config)
    const entries = keys.flatMap((key) => input.config.entries.get(key) ?? [])
    if (!input.effects.evalsOnly && !request.evalsOnly && !request.allEvals) {
      for (const group of scenarioGroups(entries, request, measured)) {
        const rows = expandGroup(group)
        benchmarks.push(...rows.map((expanded) => benchmarkRow(expanded, request)))
      }
    }
    if (request.appendOnly) continue
    for (const group of scenarioGroups(entries, evaluating(request, input), evaluated)) {
      evals.push(...evalRows(expandGroup(group), request, input))
    }
  }
  return { benchmarks: input.effects.trim ? trimmed(benchmarks, input.trim) : benchmarks, evals }
}

/** What the policy does not evaluate for one request stays to be evaluated for the next. */
function evaluating(request: SweepRequest, input: SelectionInput): SweepRequest {
  if (evaluatesAgentic(request, input)) return request
  const { scenarioType = scenarios } = request
  return { ...request, scenarioType: scenarioType.filter((scenario) => scenario !== 'agentic-coding') }
}

function evaluatesAgentic(request: SweepRequest, { effects, policy }: SelectionInput): boolean {
  const { agentic } = policy.evals
  const isLabelled = effects.allEvals || effects.evalsOnly || request.allEvals || request.evalsOnly
  return agentic === 'always' || (agentic === 'labelled' && isLabelled)
}

interface ScenarioGroup {
  readonly entries: ConfigEntry[]
  readonly scenarios: readonly Scenario[]
}

/** Entries grouped by the scenarios that are still to do; marks them as done. Evals are chosen within such a group. */
function scenarioGroups(
  entries: readonly ConfigEntry[],
  request: SweepRequest,
  done: Set<string>,
): Iterable<ScenarioGroup> {
  const groups = new Map<string, ScenarioGroup>()
  for (const entry of entries) {
    const left = scenarios.filter(
      (scenario) =>
        (entry.value.scenarios[scenario]?.length ?? 0) > 0 &&
        (request.scenarioType?.includes(scenario) ?? true) &&
        !done.has(`${scenario} ${entry.key}`),
    )
    for (const scenario of left) done.add(`${scenario} ${entry.key}`)
    if (left.length === 0) continue
    const name = left.join(' ')
    const group = groups.get(name)
    if (group) group.entries.push(entry)
    else groups.set(name, { entries: [entry], scenarios: left })
  }
  return groups.values()
}

/** Rows of groups; those of an entry are made once, for what is measured and for what is evaluated. */
function groupExpander(hardware: Runners['hardware']): (group: ScenarioGroup) => readonly ExpandedRow[] {
  const known = new Map<string, readonly ExpandedRow[]>()
  return ({ entries, scenarios: wanted }) =>
    entries.flatMap((entry) => {
      const name = `${wanted.join(' ')} ${entry.key}`
      let rows = known.get(name)
      if (!rows) known.set(name, (rows = expandEntry(entry, wanted, hardware)))
      return rows
    })
}

const benchmarkRow = (expanded: ExpandedRow, request: SweepRequest): SelectedRow => ({
  kind: 'benchmark',
  expanded,
  concs: rowConcs(expanded.row),
  because: [request.because],
})

/** Only the lowest concurrency of every curve. */
export function trimmed(benchmarks: readonly SelectedRow[], options: TrimOptions): readonly SelectedRow[] {
  const rows = benchmarks.map(({ expanded }) => expanded.row)
  return trimSelection(rows, options).flatMap(({ index, conc }) => {
    const selected = benchmarks[index]
    if (!selected) return []
    const because = [...selected.because, 'trim: lowest concurrency of its curve']
    return [{ ...selected, expanded: narrowed(selected.expanded, [conc]), concs: [conc], because }]
  })
}

/** The same row with only these concurrencies. */
export const narrowed = (expanded: ExpandedRow, concs: readonly number[]): ExpandedRow =>
  isMultiRow(expanded.row) ? { ...expanded, row: { ...expanded.row, conc: concs } } : expanded

function evalRows(rows: readonly ExpandedRow[], request: SweepRequest, input: SelectionInput): SelectedRow[] {
  const { effects, policy } = input
  const evalPolicy = {
    minConc: policy.evals.minConc,
    seqLens: policy.evals.seqLens,
    includeAgentic: evaluatesAgentic(request, input),
  }
  const bare = rows.map(({ row }) => row)
  const isAll = effects.allEvals || request.allEvals
  const choices = (isAll ? selectAllEvals : selectEvals)(bare, evalPolicy, (index) => apart(rows[index]))
  return choices.flatMap((choice) => {
    const expanded = rows[choice.index]
    if (!expanded || isBelowPrefillEp(expanded, request.evalMinPrefillEp)) return []
    const row = { ...applySelection(expanded.row, choice), 'eval-only': true }
    const because = [request.because, `eval: ${choice.because}`]
    return [
      { kind: 'eval' as const, expanded: { ...expanded, row }, concs: evalConcs(expanded, choice), because },
    ]
  })
}

/** Rows hold neither the recipe of `srt-recipe` nor the task: an engine of its own is evaluated by itself. */
const apart = (expanded: ExpandedRow | undefined): string =>
  JSON.stringify([expanded?.extensions.srtRecipe, expanded?.extensions.evalOverride])

function evalConcs({ row }: ExpandedRow, choice: EvalSelection): readonly number[] {
  if (choice.allConcs) return choice.mergedConcs ?? rowConcs(row)
  return choice.evalConc === undefined ? rowConcs(row) : [choice.evalConc]
}

const isBelowPrefillEp = ({ row }: ExpandedRow, minimum: number | undefined): boolean =>
  minimum !== undefined && isMultiRow(row) && row.prefill.ep < minimum

/** Keys that exact names and `*` wildcards stand for, in order, each once; and what stands for none. */
export function resolveKeys(
  patterns: readonly string[],
  config: MasterConfig,
): { readonly keys: readonly string[]; readonly unknown: readonly string[] } {
  const keys = new Set<string>()
  const unknown: string[] = []
  for (const pattern of patterns) {
    const found = pattern.includes('*')
      ? matchingKeys(pattern, config)
      : [pattern].filter((key) => config.entries.has(key))
    if (found.length === 0) unknown.push(pattern)
    for (const key of found) keys.add(key)
  }
  return { keys: [...keys], unknown }
}

const matchingKeys = (pattern: string, config: MasterConfig): readonly string[] =>
  [...config.entries.keys()].filter((key) => matchesWildcard(pattern, key))

/** One Problem for each key of a request that does not exist. */
export const unknownKeyProblems = (
  request: Pick<SweepRequest, 'configKeys' | 'at'>,
  config: MasterConfig,
): readonly Problem[] =>
  resolveKeys(request.configKeys, config).unknown.map((pattern) =>
    unknownKeyProblem(
      pattern.includes('*')
        ? `no config key matches the wildcard "${pattern}"`
        : `config key "${pattern}" does not exist`,
      { pattern, known: [...config.entries.keys()], ...(request.at === undefined ? {} : { at: request.at }) },
    ),
  )

/** INFX080 with the key that was likely meant, else some of those that there are. */
export function unknownKeyProblem(
  message: string,
  {
    pattern,
    known,
    at,
  }: { readonly pattern: string; readonly known: readonly string[]; readonly at?: Place },
): Problem {
  const near = didYouMean(pattern, known)
  const some = known.slice(0, 3).join(', ')
  const there = known.length > 3 ? `${some} and ${known.length - 3} more` : some
  const hint =
    near !== undefined
      ? `did you mean "${near}"?`
      : known.length === 0
        ? 'the configuration has no key'
        : `the configuration has ${there}`
  return problem('INFX080', message, { hint, ...(at === undefined ? {} : { at }) })
}
