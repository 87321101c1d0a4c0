/**
 * The block structure of Markdown, as far as it tells a writer's own text from quotes and code.
 * https://spec.commonmark.org/0.31.2/#container-blocks
 */
import { type HtmlBlock, htmlBlockOf } from './html-block.ts'

export interface BlockLine {
  /** Without what the blocks around it take of its start; markers of items that begin on this line stay. */
  readonly text: string
  /** `code` stands for all of which nothing is read: quotes, code, rules, blank lines. */
  readonly kind: 'text' | 'html' | 'code'
  /** Lines of the same number are one paragraph, heading or block of HTML: what is inline may go over their ends. */
  readonly block: number
}

type Container =
  | { readonly kind: 'quote' }
  /** `hasContent`: a blank line ends an item that began with one. */
  | { readonly kind: 'item'; readonly columns: number; readonly hasContent: boolean }

type Leaf =
  | { readonly kind: 'none' | 'paragraph' }
  | { readonly kind: 'fence'; readonly fence: string }
  | { readonly kind: 'html'; readonly html: HtmlBlock }

/** Deeper ones are text, as at GitHub: a line of 30,000 list markers must not cost their square. */
const maxDepth = 100

const fencePattern = /^(`{3,}|~{3,})(.*)$/s
const rulePattern = /^(?:(?:\* *){3,}|(?:- *){3,}|(?:_ *){3,})$/
const underlinePattern = /^(?:=+|-+) *$/
const headingPattern = /^#{1,6}(?= |$)/
const itemPattern = /^(?:[-+*]|(\d{1,9})[.)])(?= |$)/

/** Reads line by line; each line is of what those before it left open. */
export class Blocks {
  #open: Container[] = []
  #leaf: Leaf = { kind: 'none' }
  #block = 0

  next(line: string): BlockLine {
    const { matched, rest } = this.#match(withoutTabs(line))
    const isWhole = matched === this.#open.length
    if (isWhole && this.#leaf.kind === 'fence') return this.#inFence(this.#leaf.fence, rest)
    if (isWhole && this.#leaf.kind === 'html') return this.#inHtml(this.#leaf.html, rest)
    return this.#begin(rest, matched)
  }

  /** How many of the open containers go on in this line. */
  #match(line: string): { readonly matched: number; readonly rest: string } {
    let rest = line
    let matched = 0
    for (const container of this.#open) {
      const indent = indentOf(rest)
      if (container.kind === 'quote') {
        if (indent > 3 || rest[indent] !== '>') break
        rest = behindQuoteMark(rest.slice(indent))
      } else if (indent === rest.length) {
        if (!container.hasContent) break
        rest = ''
      } else if (indent >= container.columns) {
        rest = rest.slice(container.columns)
        this.#open[matched] = { ...container, hasContent: true }
      } else break
      matched++
    }
    return { matched, rest }
  }

  #inFence(fence: string, rest: string): BlockLine {
    const [, closing, after = ''] = indentOf(rest) < 4 ? (fencePattern.exec(rest.trimStart()) ?? []) : []
    if (
      closing !== undefined &&
      closing[0] === fence[0] &&
      closing.length >= fence.length &&
      after.trim() === ''
    )
      this.#leaf = { kind: 'none' }
    return this.#line(rest, 'code')
  }

  #inHtml({ end, isHidden }: HtmlBlock, rest: string): BlockLine {
    const isBlank = indentOf(rest) === rest.length
    if (end === 'blank line' ? isBlank : end.test(rest)) this.#leaf = { kind: 'none' }
    return this.#line(rest, isHidden ? 'code' : 'html')
  }

  #begin(text: string, matched: number): BlockLine {
    const wasParagraph = this.#leaf.kind === 'paragraph'
    const isWhole = matched === this.#open.length
    const { opened, rest } = containersIn(text, wasParagraph && isWhole, maxDepth - matched)
    const indent = indentOf(rest)
    const isBlank = indent === rest.length
    const content = rest.slice(indent)
    const mayGoOn = wasParagraph && opened.length === 0 && !isBlank
    const begins = indent < 4 && beginsLeaf(content, mayGoOn)
    // A paragraph goes on even where the marks of its quotes and items are missing.
    if (mayGoOn && !begins && !(isWhole && underlinePattern.test(content))) return this.#line(text, 'text')
    this.#open = [...this.#open.slice(0, matched), ...opened]
    this.#leaf = { kind: 'none' }
    this.#block++
    if (isBlank || indent >= 4) return this.#line(text, 'code')
    return this.#leafOf(text, content, mayGoOn)
  }

  #leafOf(text: string, content: string, inParagraph: boolean): BlockLine {
    const fence = fenceOf(content)
    if (fence !== undefined) {
      this.#leaf = { kind: 'fence', fence }
      return this.#line(text, 'code')
    }
    const html = htmlBlockOf(content, inParagraph)
    if (html) {
      this.#leaf = { kind: 'html', html }
      return this.#inHtml(html, text)
    }
    if (rulePattern.test(content) || (inParagraph && underlinePattern.test(content)))
      return this.#line(text, 'code')
    if (!headingPattern.test(content)) this.#leaf = { kind: 'paragraph' }
    return this.#line(text, 'text')
  }

  #line(text: string, kind: BlockLine['kind']): BlockLine {
    const isQuoted = this.#open.some((container) => container.kind === 'quote')
    return { text, kind: isQuoted ? 'code' : kind, block: this.#block }
  }
}

/** Whether the line is no paragraph. */
const beginsLeaf = (content: string, inParagraph: boolean): boolean =>
  headingPattern.test(content) ||
  fenceOf(content) !== undefined ||
  htmlBlockOf(content, inParagraph) !== undefined ||
  rulePattern.test(content)

function fenceOf(content: string): string | undefined {
  const [, fence, info = ''] = fencePattern.exec(content) ?? []
  // The text after opening backticks cannot hold another backtick; that is inline code.
  return fence === undefined || (fence.startsWith('`') && info.includes('`')) ? undefined : fence
}

/** Quotes and items that begin at the start of the line, and what is left of it. */
function containersIn(
  line: string,
  inParagraph: boolean,
  room: number,
): { readonly opened: readonly Container[]; readonly rest: string } {
  const opened: Container[] = []
  let rest = line
  while (opened.length < room) {
    const indent = indentOf(rest)
    const content = rest.slice(indent)
    if (indent >= 4) break
    if (content.startsWith('>')) {
      opened.push({ kind: 'quote' })
      rest = behindQuoteMark(content)
      continue
    }
    const item = rulePattern.test(content)
      ? undefined
      : itemIn(content, indent, inParagraph && opened.length === 0)
    if (!item) break
    opened.push(item.container)
    rest = item.rest
  }
  return { opened, rest }
}

function itemIn(
  content: string,
  indent: number,
  inParagraph: boolean,
): { readonly container: Container; readonly rest: string } | undefined {
  const [marker, digits] = itemPattern.exec(content) ?? []
  if (marker === undefined) return undefined
  const after = content.slice(marker.length)
  const blanks = indentOf(after)
  const isBlank = blanks === after.length
  // Only an item with text, and of numbered ones only the first, ends a paragraph.
  if (inParagraph && (isBlank || (digits !== undefined && Number(digits) !== 1))) return undefined
  const padding = isBlank || blanks > 4 ? 1 : blanks
  return {
    container: { kind: 'item', columns: indent + marker.length + padding, hasContent: !isBlank },
    rest: isBlank ? '' : after.slice(padding),
  }
}

const behindQuoteMark = (text: string): string => text.slice(text[1] === ' ' ? 2 : 1)

function indentOf(text: string): number {
  let count = 0
  while (text[count] === ' ') count++
  return count
}

/** A tab goes to the next multiple of four columns. */
function withoutTabs(line: string): string {
  if (!line.includes('\t')) return line
  let out = ''
  for (const [index, part] of line.split('\t').entries()) {
    if (index > 0) out += ' '.repeat(4 - (out.length % 4))
    out += part
  }
  return out
}
