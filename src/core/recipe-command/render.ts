/** A comparison as lines for a terminal. */
import { clip, oneLine } from '../render/text.ts'
import { isFinding } from './compare.ts'
import type { CompareRow, RowStatus } from './compare.ts'

const longest = 72

export interface CompareRenderOptions {
  /** Rows that are the same, too. */
  readonly all: boolean
}

/** Findings first within each process, then what is the harness's own; ends with a count of each kind. */
export function renderComparison(rows: readonly CompareRow[], { all }: CompareRenderOptions): string {
  const processes = [...new Set(rows.map(({ process }) => process))]
  const blocks = processes.flatMap((process) => {
    const own = rows.filter((row) => row.process === process)
    const shown = order.flatMap((status) =>
      own.filter((row) => row.status === status && (all || status !== 'same')),
    )
    const same = own.filter(({ status }) => status === 'same').length
    return [`${process}  ${same} the same`, ...shown.flatMap(rowLines)]
  })
  return [...blocks, countLine(rows)].join('\n')
}

const order: readonly RowStatus[] = ['differs', 'missing', 'extra', 'harness-only', 'same']
const words: Readonly<Record<RowStatus, string>> = {
  differs: 'differs',
  missing: 'missing there',
  extra: 'only there',
  'harness-only': 'harness only',
  same: 'same',
}

function rowLines(row: CompareRow): readonly string[] {
  const subject = row.what === 'flag' ? `--${row.name}` : row.what === 'env' ? row.name : row.what
  const head = `  ${words[row.status].padEnd(13)}  ${subject}`
  if (row.what === 'process') return [head]
  if (row.status === 'differs') {
    return [head, `      here   ${value(row.ours)}`, `      there  ${value(row.published)}`]
  }
  const one = value(row.ours ?? row.published)
  return [`${head} ${one}${row.why === undefined ? '' : `  (${row.why})`}`.trimEnd()]
}

/** Values come from a page that anyone may have written: one line, of bounded length. */
function value(text: string | undefined): string {
  if (text === undefined || text === 'true') return ''
  return clip(oneLine(text), longest)
}

function countLine(rows: readonly CompareRow[]): string {
  const counts = order.map((status) => [status, rows.filter((row) => row.status === status).length] as const)
  const parts = counts.filter(([, count]) => count > 0).map(([status, count]) => `${count} ${words[status]}`)
  const verdict = rows.some(isFinding) ? 'not the same' : 'the same, but for what only the harness needs'
  return `${verdict}: ${parts.join(', ')}`
}
