/**
 * The labels that mean something to the gate, as data: docs/labels.md, the workflow's concurrency expression and every
 * decision are made from this table, so that a label is written down once.
 */
import '../problems/gate.ts'
import { problem } from '../problems/catalogue.ts'
import { didYouMean, type Problem } from '../problem.ts'
import type { LabelEffects } from '../plan/policy.ts'

/** What the labels of a sweep change about it. The first five shape the plan, the others how it is run and used. */
export interface SweepEffects extends LabelEffects {
  /** One failed leg cancels the others; never the canary's own strategy. */
  readonly failFast: boolean
  /** Results may stand for the merge. */
  readonly reusable: boolean
}

export interface SweepLabel {
  /** The name in this table; an organisation may give it another one with `labels-map`. */
  readonly name: string
  /** A primary starts a sweep, exactly one of them; a modifier changes one and starts none. */
  readonly kind: 'primary' | 'modifier'
  /** What differs from {@link plainEffects}. */
  readonly effects: Partial<SweepEffects>
  /** Modifiers that cannot stand beside this label. */
  readonly excludes: readonly string[]
  /** Still understood; its successor. */
  readonly replacedBy?: string
  /** For docs/labels.md, one sentence each. */
  readonly meaning: string
  readonly meaningChinese: string
}

/** A sweep without modifiers, and every sweep that no label started. */
export const plainEffects: SweepEffects = {
  trim: false,
  allEvals: false,
  evalsOnly: false,
  fast: false,
  skipCanary: false,
  failFast: false,
  reusable: true,
}

export const sweepLabels: readonly SweepLabel[] = [
  {
    name: 'full-sweep-fail-fast',
    kind: 'primary',
    effects: { failFast: true },
    excludes: [],
    meaning:
      'Canary first, then every point; the first failed point of a matrix cancels the rest. Recommended.',
    meaningChinese: '先运行金丝雀点，再运行全部测试点；矩阵中任一点失败即取消其余点。推荐使用。',
  },
  {
    name: 'full-sweep-enabled',
    kind: 'primary',
    effects: {},
    excludes: [],
    meaning: 'Canary first, then every point, each to its end.',
    meaningChinese: '先运行金丝雀点，再运行全部测试点，各点互不影响。',
  },
  {
    name: 'non-canary-full-sweep-enabled',
    kind: 'primary',
    effects: { skipCanary: true },
    excludes: [],
    meaning: 'Every point at once, without a canary; the summary says that it was waived.',
    meaningChinese: '不运行金丝雀点，直接运行全部测试点；摘要会注明。',
  },
  {
    name: 'full-sweep-fail-fast-no-canary',
    kind: 'primary',
    effects: { failFast: true, skipCanary: true },
    excludes: [],
    replacedBy: 'full-sweep-fail-fast',
    meaning: 'Fail-fast without a canary.',
    meaningChinese: '快速失败，不运行金丝雀点。',
  },
  {
    name: 'sweep-enabled',
    kind: 'primary',
    effects: { trim: true, skipCanary: true, reusable: false },
    excludes: [],
    replacedBy: 'full-sweep-fail-fast',
    meaning: 'Only the lowest concurrency of every series, without a canary; never reusable.',
    meaningChinese: '每个系列只运行最低并发，不运行金丝雀点；结果不可复用。',
  },
  {
    name: 'all-evals',
    kind: 'modifier',
    effects: { allEvals: true },
    excludes: [],
    meaning:
      'Evaluates every point that can be evaluated. Together with `evals-only`: all evaluations and no throughput.',
    meaningChinese: '评测所有可评测的点。与 `evals-only` 同用：只做全部评测，不测吞吐。',
  },
  {
    name: 'evals-only',
    kind: 'modifier',
    effects: { evalsOnly: true, reusable: false },
    excludes: ['agentx-fast'],
    meaning: 'Accuracy only, no throughput; blocks reuse while applied.',
    meaningChinese: '只做精度评测，不测吞吐；存在期间结果不可复用。',
  },
  {
    name: 'agentx-fast',
    kind: 'modifier',
    effects: { fast: true, reusable: false },
    excludes: ['evals-only'],
    meaning: 'Shorter agentic points (1 warm-up request per lane, 1,200 s); blocks reuse while applied.',
    meaningChinese: '缩短 agentic 测试点（每路 1 个预热请求，1,200 秒）；存在期间结果不可复用。',
  },
]

/** The table with the names that this repository uses. */
export interface LabelTable {
  readonly labels: readonly NamedLabel[]
}

export interface NamedLabel extends SweepLabel {
  /** As it stands on pull requests here; `name` stays the table's. */
  readonly shownAs: string
  /** Other texts that are taken for the same label. */
  readonly aliases: readonly string[]
}

/** GitHub compares label names without regard to case, and bounds them. */
export const sameLabel = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()
const maxLabelCharacters = 50

export const defaultLabelTable: LabelTable = {
  labels: sweepLabels.map((label) => ({ ...label, shownAs: label.name, aliases: [] })),
}

/** `labels-map` of infx.config.yaml: table name → the name used here, or several of which the first is shown. */
export type LabelsMap = Readonly<Record<string, string | readonly string[]>>

/**
 * The table under the names of `labels-map`. A renamed label is no longer known by its old name. All contradictions are
 * reported; with one the default table comes back.
 */
export function labelTable(map: LabelsMap): {
  readonly table: LabelTable
  readonly problems: readonly Problem[]
} {
  const labels = sweepLabels.map((label): NamedLabel => {
    const [shownAs = label.name, ...aliases] = textsOf(map[label.name] ?? label.name)
    return { ...label, shownAs, aliases }
  })
  const problems = [...mapProblems(map), ...sharedNames(labels)]
  return { table: problems.length > 0 ? defaultLabelTable : { labels }, problems }
}

const textsOf = (value: string | readonly string[]): readonly string[] =>
  typeof value === 'string' ? [value] : value

function mapProblems(map: LabelsMap): readonly Problem[] {
  const names = sweepLabels.map(({ name }) => name)
  return Object.entries(map).flatMap(([from, to]) => {
    const near = didYouMean(from, names)
    const hint = near === undefined ? `allowed: ${names.join(', ')}` : `did you mean "${near}"?`
    const unknown = names.includes(from)
      ? []
      : [problem('INFX141', `labels-map: there is no label "${from}" to rename`, { hint })]
    const bad = textsOf(to).filter((text) => !isLabelName(text))
    return [
      ...unknown,
      ...(textsOf(to).length === 0 ? [problem('INFX141', `labels-map: "${from}" is given no name`)] : []),
      ...bad.map((text) =>
        problem(
          'INFX141',
          `labels-map: "${text}" is no label name: 1 to ${maxLabelCharacters} characters without blanks at its ends`,
        ),
      ),
    ]
  })
}

const isLabelName = (text: string): boolean =>
  text !== '' && text === text.trim() && Array.from(text).length <= maxLabelCharacters

function sharedNames(labels: readonly NamedLabel[]): readonly Problem[] {
  const owners = new Map<string, string>()
  return labels.flatMap((label) =>
    [label.shownAs, ...label.aliases].flatMap((text) => {
      const owner = owners.get(text.toLowerCase())
      owners.set(text.toLowerCase(), label.name)
      if (owner === undefined || owner === label.name) return []
      return [problem('INFX141', `labels-map: "${text}" would mean both "${owner}" and "${label.name}"`)]
    }),
  )
}

/** The label of the table that this text is, compared whole. */
export const findLabel = (table: LabelTable, text: string): NamedLabel | undefined =>
  table.labels.find(({ shownAs, aliases }) => [shownAs, ...aliases].some((name) => sameLabel(name, text)))

/** Every text that is a sweep label here, for expressions in workflows. */
export const labelTexts = (table: LabelTable): readonly string[] =>
  table.labels.flatMap(({ shownAs, aliases }) => [shownAs, ...aliases])

/** The sweep label that a foreign text was probably meant to be. */
export const lookAlikeOf = (table: LabelTable, text: string): string | undefined =>
  findLabel(table, text) ? undefined : didYouMean(text.trim(), labelTexts(table))
