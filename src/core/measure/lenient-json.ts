/**
 * JSON as Python writes it: the bare tokens NaN, Infinity and -Infinity are numbers. We read them, because files of
 * the ecosystem hold them; we never write them.
 */
import { mapOutsideStrings } from '../json-strings.ts'

const MARK = '\u{f8ff}nonfinite:'

/** Parses strict JSON, or JSON with bare non-finite numbers. Throws SyntaxError on anything else. */
export function parseLenientJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    if (!/NaN|Infinity/.test(text)) throw cause
  }
  const marked = mapOutsideStrings(text, (between) => between.replace(/-?Infinity|NaN/g, `"${MARK}$&"`))
  const document = { value: JSON.parse(marked) as unknown }
  unmark(document)
  return document.value
}

/** In place and without recursion, which a reviver of JSON.parse has: how deep a text is nested is not ours to say. */
function unmark(document: object): void {
  const left = [document as Record<string, unknown>]
  for (let members = left.pop(); members; members = left.pop()) {
    for (const [key, value] of Object.entries(members)) {
      if (key.startsWith(MARK)) throw new SyntaxError(`${key.slice(MARK.length)} is a key`)
      if (typeof value === 'string' && value.startsWith(MARK)) members[key] = Number(value.slice(MARK.length))
      else if (typeof value === 'object' && value !== null) left.push(value as Record<string, unknown>)
    }
  }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The number when it is finite, else undefined; strings and booleans are no numbers here. */
export const finiteNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined
