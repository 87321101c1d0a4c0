/** Evaluation rows as Markdown tables for the step summary. */
import { roundHalfEven } from '../measure/rounding.ts'
import type { EvalRow } from './eval-row.ts'

/** What the tables are sorted by first. */
export type EvalSort = 'model_prefix' | 'hw'

interface Column {
  readonly title: string
  readonly cell: (row: EvalRow) => string | number
}

const leading: readonly Column[] = [
  { title: 'Model Prefix', cell: (row) => row.model_prefix },
  { title: 'Hardware', cell: (row) => row.hw },
  { title: 'Framework', cell: (row) => row.framework.toUpperCase() },
  { title: 'Precision', cell: (row) => row.precision.toUpperCase() },
  { title: 'Spec Decode', cell: (row) => row.spec_decoding },
  { title: 'ISL', cell: (row) => row.isl },
  { title: 'OSL', cell: (row) => row.osl },
]

const singleNode: readonly Column[] = [
  { title: 'TP', cell: (row) => row.tp },
  { title: 'EP', cell: (row) => row.ep },
  { title: 'Conc', cell: (row) => row.conc },
  { title: 'DP Attention', cell: (row) => row.dp_attention },
]

const multiNode: readonly Column[] = [
  { title: 'Prefill TP', cell: (row) => row.prefill_tp },
  { title: 'Prefill EP', cell: (row) => row.prefill_ep },
  { title: 'Prefill DP Attn', cell: (row) => row.prefill_dp_attention },
  { title: 'Prefill Workers', cell: (row) => row.prefill_num_workers },
  { title: 'Decode TP', cell: (row) => row.decode_tp },
  { title: 'Decode EP', cell: (row) => row.decode_ep },
  { title: 'Decode DP Attn', cell: (row) => row.decode_dp_attention },
  { title: 'Decode Workers', cell: (row) => row.decode_num_workers },
  { title: 'Conc', cell: (row) => row.conc },
]

const trailing: readonly Column[] = [
  { title: 'Task', cell: (row) => row.task },
  { title: 'Score', cell: (row) => percent(row.score, row.score_se) },
  { title: 'EM Strict', cell: (row) => percent(row.em_strict, row.em_strict_se) },
  { title: 'EM Flexible', cell: (row) => percent(row.em_flexible, row.em_flexible_se) },
  { title: 'N (eff)', cell: (row) => row.n_eff || '' },
  { title: 'Model', cell: (row) => row.model },
]

/** Headed tables, single-node then multi-node; a quoted line when there is no row at all. */
export function evalTables(rows: readonly EvalRow[], sortBy: EvalSort): string {
  const single = rows.filter((row) => !row.is_multinode)
  const multi = rows.filter((row) => row.is_multinode)
  const tables = [
    section('### Single-Node Eval Results', [...leading, ...singleNode, ...trailing], sorted(single, sortBy)),
    section('### Multi-Node Eval Results', [...leading, ...multiNode, ...trailing], sorted(multi, sortBy)),
  ].filter((table) => table !== '')
  return tables.length === 0 ? '> No eval results found to summarize.\n' : tables.join('\n')
}

function section(heading: string, columns: readonly Column[], rows: readonly EvalRow[]): string {
  if (rows.length === 0) return ''
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const lines = [
    line(columns.map(({ title }) => title)),
    `|${columns.map(() => '---').join('|')}|`,
    ...rows.map((row) => line(columns.map(({ cell }) => safeCell(String(cell(row)))))),
  ]
  return `${heading}\n\n${lines.join('\n')}\n`
}

/** Texts come from result files: nothing in them may end the cell, open markup or notify a person. */
const safeCell = (text: string): string =>
  text
    .replace(/[\r\n]+/g, ' ')
    .replace(/[\\|`*<>[\]]/g, (mark) => `\\${mark}`)
    .replaceAll('@', '&#64;')

const percent = (score: number | null, error: number | null): string =>
  score === null ? 'N/A' : `${hundredths(score)}%${error === null ? '' : ` ±${hundredths(error)}%`}`

const hundredths = (share: number): string => roundHalfEven(share * 100, 2).toFixed(2)

function sorted(rows: readonly EvalRow[], sortBy: EvalSort): readonly EvalRow[] {
  return rows.toSorted((a, b) => compareKeys(sortKey(a, sortBy), sortKey(b, sortBy)))
}

const sortKey = (row: EvalRow, sortBy: EvalSort): readonly (string | number)[] => [
  ...(sortBy === 'hw' ? [] : [row.model_prefix]),
  row.hw,
  row.framework,
  row.precision,
  row.spec_decoding,
  row.isl,
  row.osl,
  ...(row.is_multinode
    ? [
        row.prefill_tp,
        row.prefill_ep,
        row.prefill_num_workers,
        row.decode_tp,
        row.decode_ep,
        row.decode_num_workers,
      ]
    : [row.tp, row.ep]),
  row.conc,
]

function compareKeys(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  for (const [index, left] of a.entries()) {
    const right = b[index]
    if (right === undefined || left === right) continue
    return left < right ? -1 : 1
  }
  return 0
}
