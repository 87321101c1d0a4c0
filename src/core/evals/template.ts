/** Prompt templates: `{{field}}` and literal text, the part of Jinja that question sets need. */
import type { Json, JsonObject } from '../results/aggregate.ts'

export interface Template {
  /** Fields that the template inserts, each once. */
  readonly fields: readonly string[]
  /** Every field must be in `doc`. */
  readonly fill: (doc: JsonObject) => string
}

const expression = /\{\{(.*?)\}\}|\{%.*?%\}|\{#.*?#\}/gs
const plainField = /^\s*([A-Za-z_]\w*)\s*$/

/** Compiles a template, or names the first expression that is more than a field. */
export function compileTemplate(source: string): Template | { readonly unsupported: string } {
  const fields = new Set<string>()
  for (const match of source.matchAll(expression)) {
    const field = plainField.exec(match[1] ?? '')?.[1]
    if (field === undefined) return { unsupported: match[0] }
    fields.add(field)
  }
  return {
    fields: [...fields],
    fill: (doc) => source.replaceAll(expression, (_, inner: string) => asText(doc[inner.trim()])),
  }
}

const asText = (value: Json | undefined): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)
