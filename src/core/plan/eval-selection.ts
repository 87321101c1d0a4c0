/** Which rows get an evaluation, and at which concurrencies. Pure functions over rows; origins stay with the caller. */
import { isAgenticRow, isMultiRow, rowConcs, rowKey, type Row } from './rows.ts'

export interface EvalPolicy {
  /** Concurrency below which a row is not evaluated (single-node agentic rows excepted), ≥ 1. */
  readonly minConc: number
  /** Which fixed sequence lengths are evaluated. */
  readonly seqLens: 'all' | '8k1k'
  readonly includeAgentic: boolean
}

/** One selected row: `index` into the rows, and for multi-node rows where to ask. */
export interface EvalSelection {
  readonly index: number
  /** Multi-node: the one concurrency to ask at. */
  readonly evalConc?: number
  /** Multi-node, all evals: every concurrency of the rows merged into this one, ascending. */
  readonly mergedConcs?: readonly number[]
  /** Multi-node fixed, all evals: ask at every one of `mergedConcs` on one engine. */
  readonly allConcs: boolean
  readonly because: string
}

const evalFields = ['conc', 'run-eval', 'eval-only', 'eval-conc', 'eval-all-concs', 'exp-name']

/** Whether a fixed-sequence row has one of the lengths that are evaluated; never true for agentic rows. */
export const isEvaluatedLength = (row: Row, policy: EvalPolicy): boolean =>
  'isl' in row && (policy.seqLens === 'all' || (row.isl === 8192 && row.osl === 1024))

/** What tells rows of equal topology apart that they do not hold themselves: by index, equal text for equal engines. */
export type ApartOf = (index: number) => string
const nothingApart: ApartOf = () => ''

/**
 * The default selection. Single-node fixed: per (model, runner, framework, precision, lengths, spec, dp-attn) every row
 * at the highest and at the upper median of the eligible concurrencies. Multi-node: per topology the row holding the
 * highest eligible one. Single-node agentic: per (model, runner, framework, precision) the first row of the highest.
 */
export function selectEvals(
  rows: readonly Row[],
  policy: EvalPolicy,
  apartOf: ApartOf = nothingApart,
): readonly EvalSelection[] {
  const selected = new Map<number, EvalSelection>()
  for (const group of grouped(rows, (row, index) => groupOf(row, policy, apartOf(index)))) {
    const [first] = group
    if (first === undefined) continue
    for (const choice of selectIn(rows, group, policy)) selected.set(choice.index, choice)
  }
  return [...selected.values()].sort((a, b) => a.index - b.index)
}

function groupOf(row: Row, policy: EvalPolicy, apart: string): string | undefined {
  if (isAgenticRow(row) ? !policy.includeAgentic : !isEvaluatedLength(row, policy)) return undefined
  if (isMultiRow(row)) return `multi ${apart} ${rowKey(row, evalFields)}`
  const { model, runner, framework, precision } = row
  const engine = [model, runner, framework, precision]
  return isAgenticRow(row)
    ? `agentic ${JSON.stringify(engine)}`
    : `fixed ${JSON.stringify([...engine, row.isl, row.osl, row['spec-decoding'], row['dp-attn']])}`
}

function selectIn(
  rows: readonly Row[],
  group: readonly number[],
  policy: EvalPolicy,
): readonly EvalSelection[] {
  const at = (index: number): readonly number[] => {
    const row = rows[index]
    return row ? rowConcs(row) : []
  }
  const sample = rows[group[0] ?? 0]
  if (sample === undefined) return []
  const isFree = isAgenticRow(sample) && !isMultiRow(sample)
  const eligible = group.flatMap((index) => at(index).filter((conc) => isFree || conc >= policy.minConc))
  if (eligible.length === 0) return []
  const highest = Math.max(...eligible)
  if (isMultiRow(sample)) {
    const index = group.find((candidate) => at(candidate).includes(highest))
    const because = `highest concurrency of its topology (at least ${policy.minConc})`
    return index === undefined ? [] : [{ index, evalConc: highest, allConcs: false, because }]
  }
  if (isFree) {
    const index = group.find((candidate) => at(candidate).includes(highest))
    const because = 'highest concurrency of its model, runner, framework and precision'
    return index === undefined ? [] : [{ index, allConcs: false, because }]
  }
  const distinct = [...new Set(eligible)].sort((a, b) => a - b)
  const median = distinct[distinct.length >> 1]
  return group.flatMap((index) => {
    const [conc] = at(index)
    if (conc !== highest && conc !== median) return []
    const because = `${conc === highest ? 'highest' : 'median'} concurrency of its group (at least ${policy.minConc})`
    return [{ index, allConcs: false, because }]
  })
}

/**
 * Every evaluated row. Multi-node rows of equal topology are merged into the first: fixed ones ask at every
 * concurrency on one engine, agentic ones at the highest.
 */
export function selectAllEvals(
  rows: readonly Row[],
  policy: EvalPolicy,
  apartOf: ApartOf = nothingApart,
): readonly EvalSelection[] {
  const because = 'all-evals'
  const selected: EvalSelection[] = []
  for (const group of grouped(rows, (row, index) => allGroupOf(row, index, policy, apartOf))) {
    const [index] = group
    const row = index === undefined ? undefined : rows[index]
    if (index === undefined || row === undefined) continue
    if (!isMultiRow(row)) {
      selected.push({ index, allConcs: false, because })
      continue
    }
    const concs = group.flatMap((member) => {
      const other = rows[member]
      return other ? rowConcs(other) : []
    })
    const mergedConcs = [...new Set(concs)].sort((a, b) => a - b)
    const highest = mergedConcs.at(-1)
    selected.push(
      isAgenticRow(row) && highest !== undefined
        ? { index, mergedConcs, evalConc: highest, allConcs: false, because }
        : { index, mergedConcs, allConcs: true, because },
    )
  }
  return selected.sort((a, b) => a.index - b.index)
}

function allGroupOf(row: Row, index: number, policy: EvalPolicy, apartOf: ApartOf): string | undefined {
  if (!isAgenticRow(row) && !isEvaluatedLength(row, policy)) return undefined
  return isMultiRow(row) ? `${apartOf(index)} ${rowKey(row, evalFields)}` : String(index)
}

function grouped(
  rows: readonly Row[],
  key: (row: Row, index: number) => string | undefined,
): Iterable<readonly number[]> {
  const groups = new Map<string, number[]>()
  for (const [index, row] of rows.entries()) {
    const name = key(row, index)
    if (name === undefined) continue
    const group = groups.get(name)
    if (group) group.push(index)
    else groups.set(name, [index])
  }
  return groups.values()
}
