/** Where the strings of a JSON text are. By search: a pattern that repeats alternatives overflows at some megabytes. */

/** The text with `change` applied to everything between its strings. A string without an end reaches to the text's. */
export function mapOutsideStrings(text: string, change: (between: string) => string): string {
  const parts: string[] = []
  let from = 0
  for (let quote = text.indexOf('"'); quote !== -1; quote = text.indexOf('"', from)) {
    const end = endOfString(text, quote)
    parts.push(change(text.slice(from, quote)), text.slice(quote, end))
    from = end
  }
  parts.push(change(text.slice(from)))
  return parts.join('')
}

/** Offset behind the string that opens at `quote`. */
function endOfString(text: string, quote: number): number {
  for (let end = text.indexOf('"', quote + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let backslashes = 0
    while (text[end - 1 - backslashes] === '\\') backslashes++
    if (backslashes % 2 === 0) return end + 1
  }
  return text.length
}
