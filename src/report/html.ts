/** HTML from untrusted values: text is escaped where it is put in, and only here. */
import { visible } from '../core/render/text.ts'

/** Markup that was built by {@link html}; a plain string never gets into a page unescaped. */
export interface Html {
  readonly markup: string
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string): string =>
  visible(text).replace(/[&<>"']/g, (character) => entities[character] ?? '')

export type HtmlValue = string | number | Html | readonly Html[]

/** Template of markup: every value is escaped unless it is markup itself. Attributes must be quoted. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return { markup: parts.reduce((markup, part, index) => markup + markupOf(values[index - 1]) + part) }
}

function markupOf(value: HtmlValue | undefined): string {
  if (value === undefined) return ''
  if (typeof value === 'string') return escape(value)
  if (typeof value === 'number') return String(value)
  return 'markup' in value ? value.markup : value.map((one) => one.markup).join('')
}

/** Markup from our own files (script, style, chart), put in as it is. */
export const trusted = (markup: string): Html => ({ markup })

/** JSON that may stand inside a script element: no `<`, so it cannot end the element or open a comment. */
export const scriptJson = (value: unknown): Html =>
  trusted(
    JSON.stringify(value)
      .replace(/</g, '\\u003c')
      .replace(/\u2028/g, '\\u2028')
      .replace(/\u2029/g, '\\u2029'),
  )
