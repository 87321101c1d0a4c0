/** A Markdown document of paragraphs, lists and tables that can be cut by whole rows to fit a limit. */
import { Buffer } from 'node:buffer'
import { markdownTable } from './markdown.ts'
import type { Inline, MarkdownColumn } from './markdown.ts'

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly more: (left: number) => string }
  | {
      readonly kind: 'table'
      readonly columns: readonly MarkdownColumn[]
      readonly rows: readonly (readonly Inline[])[]
      readonly more: (left: number) => string
    }

export const text = (markdown: string): Block => ({ kind: 'text', text: markdown })

/** GitHub's limits: a step summary may have 1 MiB, a comment 65,536 characters. Both with room for a caller's own lines. */
export const stepSummaryBytes = 1024 * 1024 - 4096
export const commentBytes = 60_000

/**
 * Joins the blocks. When the whole is longer than `limitBytes` (UTF-8), every list and table is cut to the same,
 * largest number of rows that fits, and says how many are left out; text is never cut.
 */
export function renderDocument(blocks: readonly Block[], limitBytes: number): string {
  const fits = (rows: number): boolean => Buffer.byteLength(renderBlocks(blocks, rows)) <= limitBytes
  const longest = Math.max(0, ...blocks.map((block) => rowsOf(block)))
  if (fits(longest)) return renderBlocks(blocks, longest)
  let low = 0
  let high = longest
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (fits(middle)) low = middle
    else high = middle
  }
  return renderBlocks(blocks, low)
}

const rowsOf = (block: Block): number =>
  block.kind === 'text' ? 0 : block.kind === 'list' ? block.items.length : block.rows.length

const renderBlocks = (blocks: readonly Block[], rows: number): string =>
  `${blocks
    .map((block) => renderBlock(block, rows))
    .filter((part) => part !== '')
    .join('\n\n')}\n`

function renderBlock(block: Block, rows: number): string {
  const left = rowsOf(block) - rows
  switch (block.kind) {
    case 'text':
      return block.text
    case 'list': {
      const items = left > 0 ? [...block.items.slice(0, rows), block.more(left)] : block.items
      return items.map((item) => `- ${item}`).join('\n')
    }
    case 'table': {
      if (rows === 0 && left > 0) return block.more(left)
      const table = markdownTable(block.columns, block.rows.slice(0, rows))
      return left > 0 ? `${table}\n\n${block.more(left)}` : table
    }
  }
}
