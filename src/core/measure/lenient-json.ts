/**
 * JSON as Python writes it: the bare tokens NaN, Infinity and -Infinity are numbers. We read them, because files of
 * the ecosystem hold them; we never write them.
 */

const MARK = '\u{f8ff}nonfinite:'
const TOKENS = /"(?:[^"\\]|\\.)*"|-?Infinity|NaN/g

/** Parses strict JSON, or JSON with bare non-finite numbers. Throws SyntaxError on anything else. */
export function parseLenientJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    if (!/NaN|Infinity/.test(text)) throw cause
  }
  const marked = text.replace(TOKENS, (token) => (token.startsWith('"') ? token : `"${MARK}${token}"`))
  return JSON.parse(marked, (_key, value: unknown) =>
    typeof value === 'string' && value.startsWith(MARK) ? Number(value.slice(MARK.length)) : value,
  )
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The number when it is finite, else undefined; strings and booleans are no numbers here. */
export const finiteNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined
