/** Lines of text with HTML in it, where what hides stays open until it is closed, over the ends of blocks. */

/** Tags around quotes, code, and what is hidden or struck out. */
const hidingTags = new Set(
  'blockquote code del kbd pre q s samp script strike style template textarea title xmp'.split(' '),
)
/** Everything up to their own end is text. */
const rawTags = new Set(['script', 'style', 'textarea', 'title', 'xmp'])

const htmlPart = /<!--|<[!?]|\n|<\/?[a-z][a-z0-9-]*(?=[\s/>])[^<>]*>/gi

export class WrittenLines {
  readonly #lines: string[] = []
  /** Whether the start of the newest line is the writer's own; otherwise nothing of the line is kept. */
  #isOwn = false
  /** Open tags that hide; `!--` is a comment that is never closed. */
  readonly #open: string[] = []

  get all(): readonly string[] {
    return this.#lines
  }

  /** Goes on at this line, counted from 0, which is behind all that were begun. */
  beginAt(line: number): void {
    while (this.#lines.length < line) this.#lines.push('')
    this.begin(true)
  }

  begin(isOwn: boolean): void {
    this.#lines.push('')
    this.#isOwn = isOwn && this.#open.length === 0
  }

  write(text: string): void {
    if (this.#isOwn) this.#lines.push((this.#lines.pop() ?? '') + text)
  }

  /** A block of HTML, or one tag or comment. Comments, declarations and instructions are left out. */
  html(text: string): void {
    let at = 0
    for (const { 0: part, index } of text.matchAll(htmlPart)) {
      if (index < at) continue
      this.write(text.slice(at, index))
      at = index + part.length
      if (part === '\n') this.begin(true)
      else if (part.startsWith('<!') || part === '<?') at = this.#leaveOut(part, text, index)
      else {
        this.#tag(part)
        this.#over(part, true)
      }
    }
    this.write(text.slice(at))
  }

  /** Where what begins at `from` ends. */
  #leaveOut(opening: string, text: string, from: number): number {
    const isComment = opening === '<!--'
    const closing = isComment
      ? '-->'
      : text.startsWith('<![CDATA[', from)
        ? ']]>'
        : opening === '<?'
          ? '?>'
          : '>'
    const found = text.indexOf(closing, from + 2)
    const end = found === -1 ? text.length : found + closing.length
    if (found === -1 && isComment) this.#open.push('!--')
    this.#over(text.slice(from, end), false)
    return end
  }

  /** Lines that begin inside of what is kept are nobody's words; what is left out has no lines. */
  #over(text: string, isKept: boolean): void {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) this.begin(!isKept)
      else if (isKept) this.write(part)
    }
  }

  #tag(text: string): void {
    const [, slash, name = ''] = /^<(\/?)([a-z0-9-]+)/i.exec(text.toLowerCase()) ?? []
    if (!hidingTags.has(name)) return
    const innermost = this.#open.at(-1) ?? ''
    if (rawTags.has(innermost) && (slash === '' || name !== innermost)) return
    if (slash === '') this.#open.push(name)
    else if (this.#open.includes(name)) this.#open.length = this.#open.lastIndexOf(name)
  }
}
