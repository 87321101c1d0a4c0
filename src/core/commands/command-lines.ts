/**
 * The lines of a comment that a reader sees as the writer's own words: not quoted, not code, not hidden. A command counts
 * only there, so that quoting one, showing one or hiding one executes nothing.
 */
import MarkdownIt, { type Token } from 'markdown-it'
import { WrittenLines } from './written-lines.ts'

/** Reads blocks, code, tags and what is struck out, and leaves links, emphasis and references as they are written. */
const markdown = new MarkdownIt('commonmark')
markdown.core.ruler.enableOnly(['normalize', 'block', 'inline'])
markdown.inline.ruler.enableOnly(['text', 'newline', 'escape', 'backticks', 'strikethrough', 'html_inline'])
markdown.inline.ruler2.enableOnly(['balance_pairs', 'strikethrough', 'fragments_join'])

/**
 * Line by line, as they are counted in the body, without line ends and the indentation of what is around them. Hidden
 * lines come back empty, the last of them not at all; code over several lines is one line, and a few empty ones behind it.
 */
export function visibleLines(body: string): readonly string[] {
  const lines = new WrittenLines()
  let quotes = 0
  let item: { readonly line: number; readonly mark: string } | undefined
  let heading = ''
  for (const { type, markup, info, content, children, map } of markdown.parse(body, {})) {
    const [line = 0] = map ?? []
    if (type === 'blockquote_open') quotes++
    else if (type === 'blockquote_close') quotes--
    else if (type === 'list_item_open') item = { line, mark: `${info}${markup} ` }
    else if (type === 'heading_open') heading = markup.startsWith('#') ? `${markup} ` : ''
    else if (type === 'heading_close') heading = ''
    if (quotes > 0 || (type !== 'inline' && type !== 'html_block')) continue
    lines.beginAt(line)
    // What stands behind a mark does not begin its line.
    if (item?.line === line) lines.write(item.mark)
    lines.write(heading)
    if (type === 'html_block') lines.html(content)
    else writeParts(lines, children ?? [])
  }
  return lines.all
}

function writeParts(lines: WrittenLines, parts: readonly Token[]): void {
  let struck = 0
  for (const { type, markup, content } of parts) {
    if (type === 's_open') struck++
    else if (type === 's_close') struck--
    if (type === 'html_inline') lines.html(content)
    else if (type === 'softbreak' || type === 'hardbreak') lines.begin(struck === 0)
    else if (type === 'code_inline') lines.write(markup + content + markup)
    else lines.write(content === '' || type === 'text_special' ? markup : content)
  }
}
