/** The failure table for docs/failures.md. */
import { failureAreas } from './failure-table.ts'
import type { FailureArea } from './failure-table.ts'

/** Markdown: a heading and a table per area, in the order in which rows are tried. */
export const renderFailureTable = (): string => failureAreas.map(areaText).join('\n\n')

const columns = ['id', 'cause', 'whose', 'retry', 'what to do']

const areaText = ({ title, rows }: FailureArea): string =>
  [
    `### ${title}`,
    '',
    row(columns),
    row(columns.map(() => '---')),
    ...rows.map(({ id, cause, blame, retriable, hint }) =>
      row([`\`${id}\``, cause, blame, retriable ? 'yes' : 'no', hint]),
    ),
  ].join('\n')

const row = (cells: readonly string[]): string =>
  `| ${cells.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`
