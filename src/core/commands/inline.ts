/** What a reader does not see as words of the writer inside a block: code, HTML comments, and text in certain tags. */
import type { BlockLine } from './blocks.ts'

/** Tags around quotes, code, and what is hidden or struck out. */
const hidingTags = new Set(
  'blockquote code del kbd pre q s samp script strike style template textarea title xmp'.split(' '),
)
/** Everything up to their own end is text. */
const rawTags = new Set(['script', 'style', 'textarea', 'title', 'xmp'])

const tag = String.raw`<\/?[a-z][a-z0-9-]*(?=[\s\/>])[^<>]*>`
const tokensOf = {
  text: new RegExp(String.raw`\\[\\${'`'}<]|${'`'}+|<!--|\n|${tag}`, 'gi'),
  html: new RegExp(String.raw`<!--|\n|${tag}`, 'gi'),
} as const

interface Piece {
  /** Whether the start of the line is the writer's own. */
  readonly isOwn: boolean
  text: string
}

/** Reads block by block: a tag may be closed in a later one. */
export class Inline {
  /** Open tags that hide; `!--` is a comment that is never closed. */
  readonly #open: string[] = []

  /** The lines of one block of text or HTML, with comments removed; hidden ones come back empty. */
  visible(lines: readonly BlockLine[], kind: 'text' | 'html'): readonly string[] {
    const text = lines.map((line) => line.text).join('\n')
    const closing = new Closing(text)
    const pieces: Piece[] = [this.#piece(true)]
    let at = 0
    const take = (to: number): void => {
      const last = pieces.at(-1)
      if (last) last.text += text.slice(at, to)
      at = to
    }
    /** Up to `to`, whose lines begin inside of something. */
    const cover = (to: number, keep: boolean): void => {
      text
        .slice(at, to)
        .split('\n')
        .forEach((part, index) => {
          if (index > 0) pieces.push(this.#piece(!keep))
          const last = pieces.at(-1)
          if (last && keep) last.text += part
        })
      at = to
    }
    for (const token of text.matchAll(tokensOf[kind])) {
      if (token.index < at) continue
      take(token.index)
      const [word] = token
      if (word === '\n') {
        at++
        pieces.push(this.#piece(true))
      } else if (word === '<!--') {
        const end = closing.after('-->', at + 2)
        if (end !== undefined) cover(end, false)
        else if (kind === 'html') {
          this.#open.push('!--')
          cover(text.length, false)
        }
      } else if (word.startsWith('`')) cover(closing.after(word, at + word.length) ?? at + word.length, true)
      else {
        if (word.startsWith('<')) this.#tag(word)
        cover(at + word.length, true)
      }
    }
    take(text.length)
    return pieces.map(({ isOwn, text: own }) => (isOwn ? own : ''))
  }

  #piece(isOwn: boolean): Piece {
    return { isOwn: isOwn && this.#open.length === 0, text: '' }
  }

  #tag(word: string): void {
    const [, slash, name = ''] = /^<(\/?)([a-z0-9-]+)/i.exec(word.toLowerCase()) ?? []
    if (!hidingTags.has(name)) return
    const innermost = this.#open.at(-1) ?? ''
    if (rawTags.has(innermost) && (slash === '' || name !== innermost)) return
    if (slash === '') this.#open.push(name)
    else if (this.#open.includes(name)) this.#open.length = this.#open.lastIndexOf(name)
  }
}

/** Where something ends that began before; each search goes on where the last one stopped. */
class Closing {
  readonly #text: string
  readonly #ends = new Map<string, number[]>()

  constructor(text: string) {
    this.#text = text
    for (const { 0: word, index } of text.matchAll(/`+|-->/g)) {
      const ends = this.#ends.get(word) ?? []
      this.#ends.set(word, ends)
      ends.push(index + word.length)
    }
    for (const ends of this.#ends.values()) ends.reverse()
  }

  /** Right behind the first such word that begins at `from` or later. `from` never decreases. */
  after(word: string, from: number): number | undefined {
    const ends = this.#ends.get(word) ?? []
    while ((ends.at(-1) ?? this.#text.length) < from + word.length && ends.length > 0) ends.pop()
    return ends.at(-1)
  }
}
