/** Blocks of raw HTML in Markdown, whose lines are no Markdown. https://spec.commonmark.org/0.31.2/#html-blocks */

/** A text in a line, the first one too, or a blank line. */
type HtmlEnd = RegExp | 'blank line'

const attribute = String.raw` +[A-Za-z_:][\w.:-]*(?: *= *(?:[^ "'=<>${'`'}]+|'[^']*'|"[^"]*"))?`
/** A whole tag alone on its line. */
const loneTag = new RegExp(
  String.raw`^(?:<[A-Za-z][A-Za-z0-9-]*(?:${attribute})* *\/?>|<\/[A-Za-z][A-Za-z0-9-]* *>) *$`,
)

const blockTag =
  /^<\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?=\/?>|[\s]|$)/i

export interface HtmlBlock {
  readonly end: HtmlEnd
  /** Nothing of it is shown: instructions, declarations, raw data. */
  readonly isHidden: boolean
}

/** The block that begins with `line`, whose indentation is removed; undefined when none begins there. */
export function htmlBlockOf(line: string, inParagraph: boolean): HtmlBlock | undefined {
  if (!line.startsWith('<')) return undefined
  if (/^<(?:pre|script|style|textarea)(?=[\s>]|$)/i.test(line))
    return { end: /<\/(?:pre|script|style|textarea)>/i, isHidden: false }
  if (line.startsWith('<!--')) return { end: /-->/, isHidden: false }
  if (line.startsWith('<?')) return { end: /\?>/, isHidden: true }
  if (line.startsWith('<![CDATA[')) return { end: /\]\]>/, isHidden: true }
  if (/^<![A-Za-z]/.test(line)) return { end: />/, isHidden: true }
  return blockTag.test(line) || (!inParagraph && loneTag.test(line))
    ? { end: 'blank line', isHidden: false }
    : undefined
}
