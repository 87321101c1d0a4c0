/** Canonical JSON: one byte sequence per value, so that a hash of it is an identity. */

/**
 * Keys sorted by code point at every level, no white space, `undefined` members left out, everything outside
 * 0x20-0x7e escaped as lower-case \uXXXX (short escapes where JSON has them): the reference's form for its
 * recipe fingerprint, so one function serves both. Throws on NaN, Infinity, bigint, functions and cycles.
 */
export function canonicalJson(value: unknown): string {
  return write(value, [])
}

function write(value: unknown, path: readonly object[]): string {
  if (value === null) return 'null'
  switch (typeof value) {
    case 'boolean':
      return value ? 'true' : 'false'
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError(`canonical JSON cannot hold ${value}`)
      return Object.is(value, -0) ? '0' : String(value)
    case 'string':
      return escape(value)
    case 'object': {
      if (path.includes(value)) throw new TypeError('canonical JSON cannot hold a cycle')
      const inner = [...path, value]
      if (Array.isArray(value)) return `[${value.map((item) => write(item, inner)).join(',')}]`
      const members = Object.entries(value)
        .filter(([, member]) => member !== undefined)
        .sort(([a], [b]) => compareCodePoints(a, b))
        .map(([key, member]) => `${escape(key)}:${write(member, inner)}`)
      return `{${members.join(',')}}`
    }
    default:
      throw new TypeError(`canonical JSON cannot hold a ${typeof value}`)
  }
}

const escape = (text: string): string =>
  JSON.stringify(text).replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** UTF-16 order differs from code point order only where surrogates meet U+E000-U+FFFF. */
function compareCodePoints(a: string, b: string): number {
  const left = Array.from(a)
  const right = Array.from(b)
  for (let index = 0; index < Math.min(left.length, right.length); index++) {
    const difference = (left[index]?.codePointAt(0) ?? 0) - (right[index]?.codePointAt(0) ?? 0)
    if (difference !== 0) return difference
  }
  return left.length - right.length
}
