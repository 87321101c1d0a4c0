/** GITHUB_OUTPUT, GITHUB_ENV and GITHUB_STATE files: `name=value` lines and `name<<delimiter` blocks. */
export function parseCommandFile(text: string): Readonly<Record<string, string>> {
  const values: Record<string, string> = {}
  const lines = text.split(/\r?\n/)
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? ''
    if (line === '') continue
    const equals = line.indexOf('=')
    const heredoc = line.indexOf('<<')
    if (heredoc >= 0 && (equals < 0 || heredoc < equals)) {
      const name = line.slice(0, heredoc)
      const delimiter = line.slice(heredoc + 2)
      const end = lines.indexOf(delimiter, index + 1)
      if (name === '' || delimiter === '') throw new Error(`Invalid format '${line}'`)
      if (end < 0) throw new Error(`Invalid value. Matching delimiter not found '${delimiter}'`)
      values[name] = lines.slice(index + 1, end).join('\n')
      index = end
    } else if (equals > 0) {
      values[line.slice(0, equals)] = line.slice(equals + 1)
    } else {
      throw new Error(`Invalid format '${line}'`)
    }
  }
  return values
}

/** Variables that a step may not set for later steps. */
export function refusedVariable(name: string): string | undefined {
  if (name.toUpperCase() === 'NODE_OPTIONS')
    return "Can't store NODE_OPTIONS output parameter using '$GITHUB_ENV' command."
  return undefined
}

/** GITHUB_* and RUNNER_* keep their values whatever a step writes; CI may be changed. */
export const isReadOnlyVariable = (name: string): boolean => /^(?:GITHUB|RUNNER)_/i.test(name)
