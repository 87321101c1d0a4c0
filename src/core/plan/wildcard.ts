/** The one wildcard dialect: `*` stands for any text, everything else for itself. Linear time, whatever the pattern. */
export function matchesWildcard(pattern: string, text: string): boolean {
  const [first = '', ...rest] = pattern.split('*')
  const last = rest.pop()
  if (last === undefined) return pattern === text
  if (!text.startsWith(first) || text.length < first.length + last.length || !text.endsWith(last))
    return false
  const end = text.length - last.length
  let at = first.length
  for (const part of rest) {
    const found = text.indexOf(part, at)
    if (found < 0 || found + part.length > end) return false
    at = found + part.length
  }
  return true
}

/** The same, and `?` for one character: the ecosystem's generator takes both. At most pattern × text steps. */
export function matchesGlob(pattern: string, text: string): boolean {
  let at = 0
  let retry = { star: -1, from: 0 }
  let next = 0
  while (next < text.length) {
    if (pattern[at] === '*') retry = { star: at++, from: next }
    else if (pattern[at] === '?' || pattern[at] === text[next]) {
      at++
      next++
    } else if (retry.star >= 0) {
      retry = { star: retry.star, from: retry.from + 1 }
      at = retry.star + 1
      next = retry.from
    } else return false
  }
  return /^\**$/.test(pattern.slice(at))
}
