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

/** In order, without line ends and the marks of what is around them; hidden lines come back empty or not at all. */
export function visibleLines(body: string): readonly string[] {
  const lines = new WrittenLines()
  let quotes = 0
  let itemLine: number | undefined
  let heading = ''
  for (const token of markdown.parse(body, {})) {
    if (token.type === 'blockquote_open') quotes++
    else if (token.type === 'blockquote_close') quotes--
    else if (token.type === 'list_item_open') itemLine = token.map?.[0]
    else if (token.type === 'heading_open') heading = token.markup.startsWith('#') ? '# ' : ''
    else if (token.type === 'heading_close') heading = ''
    if (quotes > 0 || (token.type !== 'inline' && token.type !== 'html_block')) continue
    lines.begin(true)
    // What stands behind a mark does not begin its line.
    if (token.map?.[0] === itemLine) lines.write('- ')
    lines.write(heading)
    if (token.type === 'html_block') lines.html(token.content)
    else writeParts(lines, token.children ?? [])
    lines.begin(false)
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
