/** The arrays that the ecosystem's generator prints: every row of a whole configuration, or of named keys, filtered. */
import '../problems/plan.ts'
import type { ConfigEntry, MasterConfig } from '../config/master.ts'
import type { Runners } from '../config/runners.ts'
import type { Scenario } from '../point.ts'
import { didYouMean, type Problem } from '../problem.ts'
import { problem } from '../problems/catalogue.ts'
import { expandEntry } from './expand.ts'
import { markAllEvalEntries, markEvalEntries } from './mark-evals.ts'
import { narrowEntry, type SpaceFilter } from './narrow-entry.ts'
import type { Row } from './rows.ts'
import { matchesGlob } from './wildcard.ts'

/** Which rows are marked for evaluation, and whether only those stay. */
export type EvalChoice = 'marked' | 'none' | 'only' | 'all'

export interface GeneratorRequest extends SpaceFilter {
  readonly scenarios: readonly Scenario[]
  readonly evals: EvalChoice
  /** One row per machine of the row's label whose name holds this text; rows without one are left out. */
  readonly nodeFilter?: string
}

export interface SweepFilter {
  /** Beginnings of config keys. */
  readonly modelPrefixes?: readonly string[]
  readonly precisions?: readonly string[]
  readonly frameworks?: readonly string[]
  readonly runnerTypes?: readonly string[]
  readonly nodes: 'both' | 'single' | 'multi'
}

export interface LoadedConfig {
  readonly config: MasterConfig
  readonly runners: Runners | undefined
}

/** Entries of a whole configuration that pass every filter, in file order. */
export function filterEntries(
  { config, runners }: LoadedConfig,
  filter: SweepFilter,
): { readonly entries: readonly ConfigEntry[]; readonly problems: readonly Problem[] } {
  const problems = (filter.runnerTypes ?? []).flatMap((label) => unknownLabel(label, runners))
  const entries = [...config.entries.values()].filter(
    ({ key, value }) =>
      (filter.modelPrefixes?.some((prefix) => key.startsWith(prefix)) ?? true) &&
      (filter.precisions?.includes(value.precision) ?? true) &&
      (filter.frameworks?.includes(value.framework) ?? true) &&
      (filter.runnerTypes?.includes(value.runner) ?? true) &&
      (filter.nodes === 'both' || value.multinode === (filter.nodes === 'multi')),
  )
  return { entries, problems }
}

function unknownLabel(label: string, runners: Runners | undefined): readonly Problem[] {
  if (!runners || runners.labels.has(label)) return []
  const labels = [...runners.labels.keys()]
  const near = didYouMean(label, labels)
  const hint = `${near === undefined ? '' : `did you mean "${near}"? `}labels: ${labels.join(', ')}`
  return [problem('INFX023', `runner type "${label}" is not in ${runners.file}`, { hint })]
}

/** Entries of exact keys and patterns (`*`, `?`) in the order asked for, each once. */
export function namedEntries(
  config: MasterConfig,
  patterns: readonly string[],
): { readonly entries: readonly ConfigEntry[]; readonly problems: readonly Problem[] } {
  const entries = new Set<ConfigEntry>()
  const problems: Problem[] = []
  for (const pattern of patterns) {
    const found = [...config.entries.values()].filter(({ key }) => matchesGlob(pattern, key))
    for (const entry of found) entries.add(entry)
    if (found.length > 0) continue
    const near = didYouMean(pattern, [...config.entries.keys()])
    const message = /[*?]/.test(pattern)
      ? `pattern "${pattern}" matches no config key`
      : `config key "${pattern}" does not exist`
    problems.push(problem('INFX080', message, near === undefined ? {} : { hint: `did you mean "${near}"?` }))
  }
  return { entries: [...entries], problems }
}

/**
 * Rows of the entries: expanded, filtered, marked for evaluation over all of them together. Unlike the matrix object of
 * a changelog, the generator writes no defaults out, and no fingerprints.
 */
export function generatorRows(
  entries: readonly ConfigEntry[],
  runners: Runners | undefined,
  request: GeneratorRequest,
): readonly Row[] {
  const rows = entries
    .map((entry) => narrowEntry(entry, request))
    .flatMap((entry) => expandEntry(entry, request.scenarios, runners?.hardware ?? new Map()))
    .flatMap(({ row }) => onNodes(row, runners, request.nodeFilter))
  return marked(rows, request.evals)
}

function onNodes(row: Row, runners: Runners | undefined, nodeFilter: string | undefined): readonly Row[] {
  if (nodeFilter === undefined) return [row]
  const machines = runners?.labels.get(row.runner) ?? []
  return machines.filter((node) => node.includes(nodeFilter)).map((node) => ({ ...row, runner: node }))
}

function marked(rows: readonly Row[], evals: EvalChoice): readonly Row[] {
  if (evals === 'none') return rows
  const policy = { minConc: 16, seqLens: '8k1k', includeAgentic: evals !== 'marked' } as const
  const some = markEvalEntries(rows, policy)
  if (evals === 'marked') return some
  const chosen = evals === 'all' ? markAllEvalEntries(some, policy) : some
  return chosen.filter((row) => row['run-eval'] === true).map((row) => ({ ...row, 'eval-only': true }))
}
