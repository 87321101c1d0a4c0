/**
 * GitHub-flavoured Markdown from untrusted strings. What a model server, a plan or an artifact says may neither break a
 * table nor become a link, a mention, a cross-reference or markup.
 */
import { oneLine, visible } from './text.ts'

/** Markdown that was built here and is not escaped again. */
export interface Markdown {
  readonly markdown: string
}
export const md = (markdown: string): Markdown => ({ markdown })

/** A table cell or inline text: a plain string is untrusted and gets escaped. */
export type Inline = string | Markdown

// GitHub links mentions, issue numbers and addresses after rendering, so a backslash cannot stop it; a zero-width space
// between the sign and what follows does, and changes nothing that one can see.
const breakLink = '\u200b'

/** Escapes one line of untrusted text; line breaks become spaces. Letters of any script and emoji stay as they are. */
export function escapeMarkdown(text: string): string {
  return (
    oneLine(text)
      .replace(/&/g, '&amp;')
      .replace(/</g, '&lt;')
      .replace(/>/g, '&gt;')
      .replace(/[\\`*[\]|~$]/g, '\\$&')
      // Inside a word an underscore is a letter like any other, and names are full of them.
      .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
      .replace(/^#/, '\\#')
      .replace(/@(?=[\p{L}\p{N}])/gu, `@${breakLink}`)
      .replace(/#(?=\d)/g, `#${breakLink}`)
      .replace(/\b(gh)-(?=\d)/gi, `$1-${breakLink}`)
      .replace(/\b(https?|ftp|mailto|xmpp):/gi, `$1${breakLink}:`)
      .replace(/\bwww\./gi, `www${breakLink}.`)
  )
}

/** Untrusted text as a code span: nothing inside is linked. Safe in a table cell, where `|` must still be escaped. */
export function inlineCode(text: string): Markdown {
  const line = oneLine(text).replace(/\|/g, '\\|')
  if (line === '') return md('')
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  const gap = longest > 0 ? ' ' : ''
  return md(`${fence}${gap}${line}${gap}${fence}`)
}

/** Untrusted lines as a fenced block whose fence is longer than any run of backticks inside. */
export function codeBlock(lines: readonly string[]): string {
  const text = lines.map((line) => visible(line)).join('\n')
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}text\n${text}\n${fence}`
}

export const renderInline = (inline: Inline): string =>
  typeof inline === 'string' ? escapeMarkdown(inline) : inline.markdown

export interface MarkdownColumn {
  readonly title: string
  readonly align: 'left' | 'right' | 'center'
}

const rule = { left: ':--', right: '--:', center: ':-:' } as const

/** A table: header, rule and one line per row; every line has the same number of cells. */
export function markdownTable(
  columns: readonly MarkdownColumn[],
  rows: readonly (readonly Inline[])[],
): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [
    line(columns.map((column) => escapeMarkdown(column.title))),
    line(columns.map((column) => rule[column.align])),
    ...rows.map((row) => line(columns.map((_, index) => renderInline(row[index] ?? '')))),
  ].join('\n')
}
