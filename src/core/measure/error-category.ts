/** The category under which a failed request is counted. */
import { isRecord } from './lenient-json.ts'

const CATEGORY_KEYS = ['type', 'error_type', 'code', 'class', 'status'] as const
const MAX_CATEGORY_LENGTH = 120

/** True unless the value is absent, null, false, 0, NaN-free empty text, or an empty list or object. */
export function isError(error: unknown): boolean {
  if (Array.isArray(error)) return error.length > 0
  if (isRecord(error)) return Object.keys(error).length > 0
  return typeof error === 'number' ? error !== 0 : Boolean(error)
}

/**
 * First of type, error_type, code, class, status that is neither null nor empty; else the first line of the message
 * up to its first colon, at most 120 characters; else `unknown`.
 */
export function errorCategory(error: unknown): string {
  const fields = isRecord(error) ? error : undefined
  for (const key of CATEGORY_KEYS) {
    const value = fields?.[key]
    if (value !== undefined && value !== null && value !== '') return asText(value)
  }
  const message = fields ? (isError(fields['message']) ? fields['message'] : fields['error']) : error
  if (!isError(message)) return 'unknown'
  const firstLine =
    asText(message)
      .trim()
      .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)[0] ?? ''
  return Array.from(firstLine.split(':')[0] || 'unknown')
    .slice(0, MAX_CATEGORY_LENGTH)
    .join('')
}

/** Text of a category value; lists, objects and constants in the notation of the ecosystem's existing aggregates. */
function asText(value: unknown): string {
  return typeof value === 'string' ? value : notation(value)
}

function notation(value: unknown): string {
  if (value === null || value === undefined) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return `[${value.map(notation).join(', ')}]`
  if (isRecord(value)) {
    return `{${Object.entries(value)
      .map(([key, item]) => `${quoted(key)}: ${notation(item)}`)
      .join(', ')}}`
  }
  return JSON.stringify(value)
}

const quoted = (text: string): string =>
  text.includes("'") && !text.includes('"')
    ? `"${text}"`
    : `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
