/** Canonical JSON: one byte sequence per value, so that a hash of it is an identity. */

/** A number that JSON has no word for: `.nan` or `.inf` of a YAML file. */
export class NotFiniteError extends TypeError {
  override readonly name = 'NotFiniteError'
}

/**
 * Keys sorted by code point at every level, no white space, `undefined` members left out, everything outside
 * 0x20-0x7e escaped as lower-case \uXXXX (short escapes where JSON has them): the reference's form for its
 * recipe fingerprint, so one function serves both. Throws NotFiniteError on NaN and Infinity, TypeError on bigint,
 * functions and cycles.
 */
export function canonicalJson(value: unknown): string {
  return write(value, [])
}

/** The same of an object, but for some of its own members. */
export function canonicalJsonWithout(value: object, members: readonly string[]): string {
  return writeObject(value, [value], members)
}

function write(value: unknown, path: object[]): string {
  if (value === null) return 'null'
  switch (typeof value) {
    case 'boolean':
      return value ? 'true' : 'false'
    case 'number':
      if (!Number.isFinite(value)) throw new NotFiniteError(`canonical JSON cannot hold ${value}`)
      return Object.is(value, -0) ? '0' : String(value)
    case 'string':
      return escape(value)
    case 'object': {
      if (path.includes(value)) throw new TypeError('canonical JSON cannot hold a cycle')
      path.push(value)
      const text = Array.isArray(value) ? writeArray(value, path) : writeObject(value, path)
      path.pop()
      return text
    }
    default:
      throw new TypeError(`canonical JSON cannot hold a ${typeof value}`)
  }
}

const writeArray = (items: readonly unknown[], path: object[]): string =>
  `[${items.map((item) => write(item, path)).join(',')}]`

function writeObject(value: object, path: object[], without: readonly string[] = none): string {
  const members = value as Readonly<Record<string, unknown>>
  let text = ''
  for (const key of sortedKeys(value)) {
    const member = members[key]
    if (member !== undefined && !without.includes(key))
      text += `${text === '' ? '' : ','}${keyText(key)}${write(member, path)}`
  }
  return `{${text}}`
}

const none: readonly string[] = []
const fewKeys = 16

function sortedKeys(value: object): readonly string[] {
  const keys = Object.keys(value)
  // A key that is written as it is has nothing beyond ASCII, where the two orders are one.
  if (keys.some((key) => keyText(key).length !== key.length + 3)) return keys.sort(compareCodePoints)
  if (keys.length > fewKeys) return keys.sort()
  // Most objects are small, and sorting those by insertion costs a fraction of calling `sort`.
  for (let next = 1; next < keys.length; next++) {
    const key = keys[next] ?? ''
    let at = next
    for (; at > 0 && (keys[at - 1] ?? '') > key; at--) keys[at] = keys[at - 1] ?? ''
    keys[at] = key
  }
  return keys
}

const keyTexts = new Map<string, string>()
const mostKeyTexts = 5000

/** `"key":`. The same few hundred keys are written again and again. */
function keyText(key: string): string {
  const known = keyTexts.get(key)
  if (known !== undefined) return known
  const text = `${escape(key)}:`
  if (keyTexts.size < mostKeyTexts) keyTexts.set(key, text)
  return text
}

const needsEscape = /[^\x20-\x21\x23-\x5b\x5d-\x7e]/

/** Most texts hold nothing to escape; a plan writes hundreds of thousands of them. */
const escape = (text: string): string =>
  needsEscape.test(text)
    ? JSON.stringify(text).replace(
        /[\u007f-\uffff]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      )
    : `"${text}"`

/** UTF-16 order, which `sort()` uses, differs from code point order only where surrogates meet U+E000-U+FFFF. */
function compareCodePoints(a: string, b: string): number {
  const left = Array.from(a)
  const right = Array.from(b)
  for (let index = 0; index < Math.min(left.length, right.length); index++) {
    const difference = (left[index]?.codePointAt(0) ?? 0) - (right[index]?.codePointAt(0) ?? 0)
    if (difference !== 0) return difference
  }
  return left.length - right.length
}
