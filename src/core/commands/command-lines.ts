/**
 * The lines of a comment that a reader sees as the writer's own words: not quoted, not code, not hidden. A command counts
 * only there, so that quoting one, showing one or hiding one executes nothing.
 */

const fencePattern = /^ {0,3}(`{3,}|~{3,})(.*)$/
const quotePattern = /^ {0,3}>/
/** Four columns make an indented code block; a tab is as wide. */
const indentedPattern = /^(?: {4}| {0,3}\t)/
/** HTML whose content Markdown does not touch. */
const rawOpening = /^ {0,3}<(pre|script|style|textarea)(?=[\s>]|$)/i

type State =
  | { readonly in: 'text' }
  /** After a quoted line: the next lines continue the quote until a blank one ("lazy continuation"). */
  | { readonly in: 'quote' }
  | { readonly in: 'fence'; readonly fence: string }
  | { readonly in: 'raw'; readonly tag: string }

/** In order, with their line ends and carriage returns removed; hidden lines come back empty. */
export function visibleLines(body: string): readonly string[] {
  let state: State = { in: 'text' }
  return withoutHtmlComments(body.replace(/\r\n?/g, '\n'))
    .split('\n')
    .map((line) => {
      const step = nextState(state, line)
      state = step.state
      return step.shown ? line : ''
    })
}

function nextState(state: State, line: string): { readonly state: State; readonly shown: boolean } {
  if (state.in === 'fence')
    return { state: closesFence(state.fence, line) ? { in: 'text' } : state, shown: false }
  if (state.in === 'raw') {
    const ends = line.toLowerCase().includes(`</${state.tag}>`)
    return { state: ends ? { in: 'text' } : state, shown: false }
  }
  if (line.trim() === '') return { state: { in: 'text' }, shown: false }
  if (quotePattern.test(line)) return { state: { in: 'quote' }, shown: false }
  const [, fence, info = ''] = fencePattern.exec(line) ?? []
  // The text after opening backticks cannot hold another backtick; that is inline code.
  if (fence !== undefined && !(fence.startsWith('`') && info.includes('`')))
    return { state: { in: 'fence', fence }, shown: false }
  const [, tag] = rawOpening.exec(line) ?? []
  if (tag !== undefined) return nextState({ in: 'raw', tag: tag.toLowerCase() }, line)
  return { state, shown: state.in === 'text' && !indentedPattern.test(line) }
}

function closesFence(fence: string, line: string): boolean {
  const [, closing, rest] = fencePattern.exec(line) ?? []
  return (
    closing !== undefined && closing[0] === fence[0] && closing.length >= fence.length && rest?.trim() === ''
  )
}

/** A comment that is never closed hides the rest, as on GitHub. Line ends stay, so that lines keep apart. */
const withoutHtmlComments = (text: string): string =>
  text.replace(/<!--[\s\S]*?(?:-->|$)/g, (hidden) => hidden.replace(/[^\n]+/g, ''))
