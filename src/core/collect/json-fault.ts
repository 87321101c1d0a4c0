/** Where a text stops being JSON. `JSON.parse` says it only for some faults, and in words that change with the engine. */

const space = /[\t\n\r ]*/y
const token =
  /(")|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|NaN|-?Infinity)|([{}[\]:,])/y
/** Inside a string. One pattern that repeats both overflows at some megabytes. */
const piece = /[^"\\\u0000-\u001f]+|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y

type Expected = 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'colon' | 'comma-or-end' | 'nothing'

/** Line and column (from 1) of the first fault, or undefined for JSON, with or without bare non-finite numbers. */
export function jsonFault(text: string): { readonly line: number; readonly col: number } | undefined {
  const open: ('{' | '[')[] = []
  let expected: Expected = 'value'
  let offset = 0
  for (;;) {
    const start = behind(space, text, offset) ?? offset
    if (start === text.length && expected === 'nothing') return undefined
    token.lastIndex = start
    const match = token.exec(text)
    const end = match?.[1] === undefined ? token.lastIndex : endOfString(text, token.lastIndex)
    if (!match || end === undefined) return placeOf(text, start)
    const next = step(expected, match[1] === undefined ? (match[2] ?? 'literal') : 'string', open)
    if (next === undefined) return placeOf(text, start)
    expected = next
    offset = end
  }
}

/** Offset behind the closing quote; undefined when the string has none, or holds what a string must not. */
function endOfString(text: string, first: number): number | undefined {
  let end = first
  for (let next = behind(piece, text, end); next !== undefined; next = behind(piece, text, end)) end = next
  return text[end] === '"' ? end + 1 : undefined
}

/** Offset behind what the sticky pattern finds at `offset`. */
function behind(pattern: RegExp, text: string, offset: number): number | undefined {
  pattern.lastIndex = offset
  return pattern.test(text) ? pattern.lastIndex : undefined
}

/** What may follow after `kind`, which must be allowed now; undefined when it is not. */
function step(expected: Expected, kind: string, open: ('{' | '[')[]): Expected | undefined {
  const afterValue = (): Expected => (open.length === 0 ? 'nothing' : 'comma-or-end')
  const isValueAllowed = expected === 'value' || expected === 'value-or-end'
  switch (kind) {
    case '{':
    case '[':
      if (!isValueAllowed) return undefined
      open.push(kind)
      return kind === '{' ? 'key-or-end' : 'value-or-end'
    case '}':
    case ']': {
      const isEnd = expected === 'comma-or-end' || expected === (kind === '}' ? 'key-or-end' : 'value-or-end')
      if (!isEnd || open.pop() !== (kind === '}' ? '{' : '[')) return undefined
      return afterValue()
    }
    case ':':
      return expected === 'colon' ? 'value' : undefined
    case ',':
      if (expected !== 'comma-or-end') return undefined
      return open.at(-1) === '{' ? 'key' : 'value'
    case 'string':
      if (expected === 'key' || expected === 'key-or-end') return 'colon'
      return isValueAllowed ? afterValue() : undefined
    default:
      return isValueAllowed ? afterValue() : undefined
  }
}

function placeOf(text: string, offset: number): { readonly line: number; readonly col: number } {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, col: offset - before.lastIndexOf('\n') }
}
