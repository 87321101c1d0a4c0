/** Tables that sort by a column and copy themselves as TSV or Markdown. */
import { markdownTable } from '../../core/render/markdown.ts'
import { copyButton } from './clipboard.ts'
import { button, say } from './dom.ts'

export function wireTables(): void {
  for (const figure of document.querySelectorAll('figure.table')) {
    const table = figure.querySelector('table')
    if (!table) continue
    figure.querySelector('.tools')?.append(
      copyButton('Copy TSV', () => asTsv(table)),
      copyButton('Copy Markdown', () => asMarkdown(table)),
    )
    for (const [index, head] of [...(table.tHead?.rows[0]?.cells ?? [])].entries())
      wireHead(table, head, index)
  }
}

function wireHead(table: HTMLTableElement, head: HTMLTableCellElement, index: number): void {
  const title = head.textContent.trim()
  head.replaceChildren(
    button(title, () => {
      const direction = head.getAttribute('aria-sort') === 'ascending' ? 'descending' : 'ascending'
      for (const other of head.parentElement?.children ?? []) other.removeAttribute('aria-sort')
      head.setAttribute('aria-sort', direction)
      sortRows(table, index, direction)
      say(`sorted by ${title}, ${direction}`)
    }),
  )
}

function sortRows(table: HTMLTableElement, index: number, direction: 'ascending' | 'descending'): void {
  const body = table.tBodies[0]
  if (!body) return
  const sign = direction === 'ascending' ? 1 : -1
  const keyed = [...body.rows].map((row) => ({ row, key: sortKey(row.cells[index]) }))
  keyed.sort((a, b) => {
    // What was not measured stays last, whichever way one sorts.
    if (a.key === undefined || b.key === undefined)
      return Number(a.key === undefined) - Number(b.key === undefined)
    if (typeof a.key === 'number' && typeof b.key === 'number') return sign * (a.key - b.key)
    return sign * String(a.key).localeCompare(String(b.key), 'en', { numeric: true })
  })
  body.append(...keyed.map(({ row }) => row))
}

function sortKey(cell: HTMLTableCellElement | undefined): number | string | undefined {
  const given = cell?.dataset['sort'] ?? ''
  if (given === 'none') return undefined
  return given === '' ? shown(cell) : Number(given)
}

const shown = (cell: HTMLTableCellElement | undefined): string =>
  (cell?.textContent ?? '').replace(/\s+/g, ' ').trim()

const heads = (table: HTMLTableElement): readonly HTMLTableCellElement[] => [
  ...(table.tHead?.rows[0]?.cells ?? []),
]
const bodyRows = (table: HTMLTableElement): readonly (readonly string[])[] =>
  [...(table.tBodies[0]?.rows ?? [])].map((row) => [...row.cells].map((cell) => shown(cell)))

/** A cell that starts like a formula would be run as one by a spreadsheet: those come from plans and servers. */
const tsvCell = (text: string): string => (/^[=@]|^[+-](?![\d.])/.test(text) ? `'${text}` : text)

const asTsv = (table: HTMLTableElement): string =>
  [heads(table).map((head) => shown(head)), ...bodyRows(table)]
    .map((row) => row.map((text) => tsvCell(text)).join('\t'))
    .join('\n')

const asMarkdown = (table: HTMLTableElement): string =>
  markdownTable(
    heads(table).map((head) => ({
      title: shown(head),
      align: head.classList.contains('number') ? 'right' : 'left',
    })),
    bodyRows(table),
  )
