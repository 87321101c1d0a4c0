/** GitHub's filter patterns: `*` within a path part, `**` anything, `?` and `+` repeat what is before, `[a-z]`. */
export function globToRegExp(pattern: string): RegExp {
  let source = ''
  for (let index = 0; index < pattern.length; index++) {
    const rest = pattern.slice(index)
    const set = /^\[[^\]]+\]/.exec(rest)?.[0]
    if (rest.startsWith('**/')) {
      source += '(?:.*/)?'
      index += 2
    } else if (rest.startsWith('**')) {
      source += '.*'
      index += 1
    } else if (rest.startsWith('*')) source += '[^/]*'
    else if (rest.startsWith('?') || rest.startsWith('+')) source += rest[0] ?? ''
    else if (rest.startsWith('\\')) {
      source += `\\${rest[1] ?? ''}`
      index += 1
    } else if (set !== undefined) {
      source += set
      index += set.length - 1
    } else source += (rest[0] ?? '').replace(/[.^$(){}|/]/, '\\$&')
  }
  return new RegExp(`^${source}$`)
}
