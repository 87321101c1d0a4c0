/** Shell text, as cookbooks publish it, cut into simple commands. A reader of commands, not a shell: nothing runs. */

export interface ShellCommand {
  /** Quotes removed; `$VARIABLES` and `$(…)` stand as written. */
  readonly words: readonly string[]
  /** Line of the first word, from 1. */
  readonly line: number
}

export interface HereDocument {
  /** What `cat > FILE <<END` writes to, when it is that. */
  readonly path: string | undefined
  readonly text: string
}

export interface ShellText {
  readonly commands: readonly ShellCommand[]
  readonly documents: readonly HereDocument[]
}

/** Markdown fences and prompts are skipped; redirections are dropped. */
export function readShell(source: string): ShellText {
  const reader = new Reader(withoutMarkdown(source))
  reader.run()
  return { commands: reader.commands, documents: reader.documents }
}

/** Same number of lines, so that places stay right. */
const withoutMarkdown = (source: string): string =>
  source
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => (/^\s*(?:```|~~~)/.test(line) ? '' : line.replace(/^\s*\$ /, '')))
    .join('\n')

const separators = new Set([';', '&', '|', '(', ')'])

class Reader {
  readonly commands: ShellCommand[] = []
  readonly documents: HereDocument[] = []
  readonly #text: string
  #at = 0
  #line = 1
  #words: string[] = []
  #firstLine = 1
  /** The word being read; undefined between words, so that '' is a word too. */
  #word: string | undefined
  #redirect: '>' | '<<' | undefined
  #target: string | undefined
  #delimiter: string | undefined

  constructor(text: string) {
    this.#text = text
  }

  run(): void {
    while (this.#at < this.#text.length) this.#step()
    this.#endCommand()
  }

  #step(): void {
    const char = this.#text[this.#at] ?? ''
    if (char === '\\') this.#escape()
    else if (char === "'") this.#single()
    else if (char === '"') this.#double()
    else if (char === '$' && this.#text[this.#at + 1] === '(') this.#substitution()
    else if (char === '\n') this.#newline()
    else if (/\s/.test(char)) this.#endWord(1)
    else if (char === '#' && this.#word === undefined) this.#comment()
    else if (char === '<' || char === '>') this.#redirection()
    else if (separators.has(char)) {
      this.#endCommand()
      this.#at++
    } else this.#take(char)
  }

  #take(text: string): void {
    if (this.#word === undefined && this.#words.length === 0) this.#firstLine = this.#line
    this.#word = (this.#word ?? '') + text
    this.#at += text.length
  }

  #escape(): void {
    const next = this.#text[this.#at + 1]
    // Pages often lose the end of a line to white space after the backslash.
    const continued = /^\\[ \t]*\n/.exec(this.#text.slice(this.#at, this.#at + 200))
    if (continued) {
      this.#endWord(continued[0].length)
      this.#line++
    } else {
      this.#at++
      this.#take(next ?? '')
    }
  }

  #single(): void {
    const end = this.#text.indexOf("'", this.#at + 1)
    const raw = this.#text.slice(this.#at + 1, end < 0 ? undefined : end)
    this.#quoted(raw, raw)
  }

  #double(): void {
    let end = this.#at + 1
    while (end < this.#text.length && this.#text[end] !== '"') end += this.#text[end] === '\\' ? 2 : 1
    const raw = this.#text.slice(this.#at + 1, end)
    this.#quoted(raw, raw.replaceAll('\\\n', '').replace(/\\([\\"$`])/g, '$1'))
  }

  /** `raw` between its quotes, which means `content`. */
  #quoted(raw: string, content: string): void {
    this.#take('')
    this.#word = (this.#word ?? '') + content
    this.#line += raw.split('\n').length - 1
    this.#at += raw.length + 2
  }

  #substitution(): void {
    let depth = 0
    let end = this.#at + 1
    for (; end < this.#text.length; end++) {
      if (this.#text[end] === '(') depth++
      if (this.#text[end] === ')' && --depth === 0) break
    }
    this.#take(this.#text.slice(this.#at, end + 1))
  }

  #comment(): void {
    const end = this.#text.indexOf('\n', this.#at)
    this.#at = end < 0 ? this.#text.length : end
  }

  /** `2>&1`, `> file`, `<<END`; the word that follows is no argument. `<your-ip>` is a hole for the reader. */
  #redirection(): void {
    const hole = /^<[A-Za-z][\w-]*>/.exec(this.#text.slice(this.#at, this.#at + 64))?.[0]
    if (hole !== undefined) {
      this.#take(hole)
      return
    }
    if (this.#word !== undefined && /^\d+$/.test(this.#word)) this.#word = undefined
    this.#endWord(0)
    const operator = /^(?:<<-?|[<>]+&?)/.exec(this.#text.slice(this.#at, this.#at + 4))?.[0] ?? '>'
    this.#at += operator.length
    this.#redirect = operator.startsWith('<<') ? '<<' : '>'
  }

  #endWord(skip: number): void {
    this.#at += skip
    if (this.#word === undefined) return
    if (this.#redirect === '>') this.#target = this.#word
    else if (this.#redirect === '<<') this.#delimiter = this.#word
    else this.#words.push(this.#word)
    this.#word = undefined
    this.#redirect = undefined
  }

  #newline(): void {
    this.#endWord(0)
    const [delimiter, target] = [this.#delimiter, this.#target]
    this.#endCommand()
    this.#at++
    this.#line++
    if (delimiter !== undefined) this.#hereDocument(delimiter, target)
  }

  #hereDocument(delimiter: string, path: string | undefined): void {
    const lines = this.#text.slice(this.#at).split('\n')
    const end = lines.findIndex((line) => line.trim() === delimiter)
    const body = end < 0 ? lines : lines.slice(0, end)
    this.documents.push({ path, text: `${body.join('\n')}\n` })
    const consumed = end < 0 ? lines : lines.slice(0, end + 1)
    this.#at += consumed.join('\n').length + (end < 0 ? 0 : 1)
    this.#line += consumed.length
  }

  #endCommand(): void {
    this.#endWord(0)
    if (this.#words.length > 0) this.commands.push({ words: this.#words, line: this.#firstLine })
    this.#words = []
    this.#target = undefined
    this.#delimiter = undefined
  }
}
