/** Untrusted text made safe to print: control and direction characters, display width, cutting of prose. */

// C0 and C1 controls, and the characters that reorder or hide what follows ("Trojan Source").
const hidden = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g

/** Text without terminal escapes and direction overrides: each becomes U+FFFD, so that the reader sees that there was something. */
export const visible = (text: string): string => text.replace(/\r\n?/g, '\n').replace(hidden, '\ufffd')

/** {@link visible} on one line: every run of white space is one space. */
export const oneLine = (text: string): string => visible(text).replace(/\s+/g, ' ').trim()

/** Cuts prose to `max` characters (code points) and says so with `…`. */
export function clip(text: string, max: number): string {
  const characters = Array.from(text)
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join('')}…`
}

const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u
const zeroWidth = /[\p{Mn}\p{Me}\u200b-\u200d\u2060\ufe00-\ufe0f]/u

/** Columns one character takes on a terminal (UAX #11: East Asian wide = 2, combining = 0). */
const columnsOf = (character: string): number =>
  zeroWidth.test(character) ? 0 : wide.test(character) ? 2 : 1

/** Columns a text takes on a terminal. */
export function displayWidth(text: string): number {
  let columns = 0
  for (const character of text) columns += columnsOf(character)
  return columns
}

/** Text in exactly `columns` terminal columns: padded, or cut with `…`. */
export function fitColumns(text: string, columns: number, align: 'left' | 'right'): string {
  const cut = displayWidth(text) <= columns ? text : cutColumns(text, columns)
  const padding = ' '.repeat(Math.max(0, columns - displayWidth(cut)))
  return align === 'left' ? cut + padding : padding + cut
}

/** Text in at most `columns` terminal columns, cut in its middle: both ends of a point's name tell it from others. */
export function fitMiddle(text: string, columns: number): string {
  if (displayWidth(text) <= columns) return text
  const head = cutColumns(text, Math.ceil(columns / 2))
  const tail = Array.from(cutColumns(Array.from(text).reverse().join(''), columns - displayWidth(head) + 1))
  return `${head}${tail.reverse().slice(1).join('')}`
}

function cutColumns(text: string, columns: number): string {
  let kept = ''
  let used = 0
  for (const character of text) {
    if (used + columnsOf(character) > columns - 1) break
    kept += character
    used += columnsOf(character)
  }
  return columns > 0 ? `${kept}…` : ''
}
