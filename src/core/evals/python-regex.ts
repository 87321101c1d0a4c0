/**
 * Python regular expressions of lm-eval task files as JavaScript ones. Both dialects agree on what such files use,
 * except for: inline flags in front, `$` (which in Python also matches before a last line feed), `\A`, `\Z`, named groups.
 */

const inlineFlags = /^\(\?([aimsux]+)\)/

/**
 * Translates one pattern; `g` is always set. Throws SyntaxError on what neither dialect knows and on Python's
 * verbose flag (`x`), which JavaScript lacks.
 */
export function pythonRegex(source: string): RegExp {
  let flags = 'g'
  let body = source
  const leading = inlineFlags.exec(source)
  if (leading) {
    body = source.slice(leading[0].length)
    for (const flag of leading[1] ?? '') {
      if (flag === 'x')
        throw new SyntaxError(`the verbose flag of ${JSON.stringify(source)} is not supported`)
      if (flag === 'i' || flag === 'm' || flag === 's') flags += flags.includes(flag) ? '' : flag
    }
  }
  return new RegExp(translateBody(body, flags.includes('m')), flags)
}

function translateBody(body: string, multiline: boolean): string {
  let result = ''
  let inClass = false
  for (let index = 0; index < body.length; index++) {
    const unit = body[index] ?? ''
    if (unit === '\\') {
      const next = body[++index] ?? ''
      if (!inClass && next === 'Z') result += '(?![\\s\\S])'
      else if (!inClass && next === 'A') result += '(?<![\\s\\S])'
      else result += `\\${next}`
    } else if (inClass) {
      if (unit === ']') inClass = false
      result += unit
    } else if (unit === '[') {
      inClass = true
      result += unit
    } else if (unit === '$' && !multiline) result += '(?=\\n?(?![\\s\\S]))'
    else if (body.startsWith('(?P<', index)) {
      result += '(?<'
      index += 3
    } else result += unit
  }
  return result
}
