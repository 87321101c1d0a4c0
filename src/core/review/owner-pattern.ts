/**
 * Patterns of CODEOWNERS: those of .gitignore without negation, character ranges and escaped comments. Case-sensitive.
 * https://docs.github.com/repositories/managing-your-repositorys-settings-and-features/customizing-your-repository/about-code-owners
 */

export type OwnerPattern =
  | { readonly matches: (path: string) => boolean }
  /** Why the pattern has no effect. */
  | { readonly refused: string }

/** `text` still has its escapes, `\ ` for a blank. Paths are relative to the repository, without a leading slash. */
export function ownerPattern(text: string): OwnerPattern {
  if (text.startsWith('\\#')) return { refused: 'CODEOWNERS cannot escape a # that begins a line' }
  if (text.startsWith('!')) return { refused: 'CODEOWNERS has no negation' }
  if (/(?<!\\)\[/.test(text)) return { refused: 'CODEOWNERS has neither sections nor character ranges' }
  if (text.includes('***')) return { refused: 'three asterisks in a row mean nothing' }
  const segments = text.replace(/^\//, '').replace(/\/$/, '').split('/')
  if (segments.includes('')) return { refused: 'a part of the path is empty' }
  const folders = partsOf(text, segments)
  return { matches: (path) => matchesInOrder(folders, path.split('/')) }
}

/** `any`: any number of elements, none too. */
type Part = 'any' | ((element: string) => boolean)

function partsOf(text: string, segments: readonly string[]): readonly Part[] {
  // A slash anywhere but at the end ties a pattern to the root.
  const start: readonly Part[] = text.replace(/\/$/, '').includes('/') ? [] : ['any']
  const last = segments.at(-1) ?? ''
  const folders = segments.slice(0, -1).map((segment) => (segment === '**' ? 'any' : segmentPart(segment)))
  const end = last === '**' ? something : [segmentPart(last)]
  return [...start, ...folders, ...end, ...below(text, last)]
}

const something: readonly Part[] = [() => true, 'any']

/** What a pattern names may be a folder, and then everything below it is meant; `folder/*` means its files only. */
function below(text: string, last: string): readonly Part[] {
  if (text.endsWith('/')) return something
  return last === '**' || (last === '*' && text !== '*') ? [] : ['any']
}

function segmentPart(segment: string): Part {
  const parts: Part[] = []
  for (const [token, escaped] of segment.matchAll(/\\(.)|\*+|[^\\*]|\\$/gsu)) {
    if (token.startsWith('*')) parts.push('any')
    else if (token === '?') parts.push(() => true)
    else parts.push((character) => character === (escaped ?? token))
  }
  if (/[*?\\]/.test(segment)) return (name) => matchesInOrder(parts, Array.from(name))
  return (name) => name === segment
}

/**
 * Whether the parts are the elements. Only the last `any` ever takes back: what an earlier one could win, a later one can
 * too. So it costs no more than parts times elements, where a regular expression may cost a power of them.
 */
function matchesInOrder(parts: readonly Part[], elements: readonly string[]): boolean {
  let part = 0
  let element = 0
  let any: { readonly part: number; element: number } | undefined
  while (element < elements.length) {
    const now = parts[part]
    if (now === 'any') {
      any = { part: ++part, element }
    } else if (now?.(elements[element] ?? '') === true) {
      part++
      element++
    } else if (any) {
      part = any.part
      element = ++any.element
    } else return false
  }
  return parts.slice(part).every((left) => left === 'any')
}
