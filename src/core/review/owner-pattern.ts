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
  if (text.startsWith('!')) return { refused: 'CODEOWNERS has no negation' }
  if (/(?<!\\)\[/.test(text)) return { refused: 'CODEOWNERS has neither sections nor character ranges' }
  if (text.includes('***')) return { refused: 'three asterisks in a row mean nothing' }
  const segments = text.replace(/^\//, '').replace(/\/$/, '').split('/')
  if (segments.includes('')) return { refused: 'a part of the path is empty' }
  const regex = new RegExp(`^${sourceOf(text, segments)}$`, 'su')
  return { matches: (path) => regex.test(path) }
}

/** Folders above or between, in any number. */
const anyFolders = '(?:.*/)?'

function sourceOf(text: string, segments: readonly string[]): string {
  // A slash anywhere but at the end ties a pattern to the root.
  const start = text.replace(/\/$/, '').includes('/') ? '' : anyFolders
  const last = segments.at(-1) ?? ''
  const folders = segments
    .slice(0, -1)
    .map((segment) => (segment === '**' ? anyFolders : `${glob(segment)}/`))
  return `${start}${folders.join('')}${last === '**' ? '.+' : glob(last)}${endOf(text, last)}`
}

/** What a pattern names may be a folder, and then everything below it is meant; `folder/*` means its files only. */
function endOf(text: string, last: string): string {
  if (text.endsWith('/')) return '/.+'
  return last === '**' || (last === '*' && text !== '*') ? '' : '(?:/.*)?'
}

const glob = (segment: string): string =>
  segment === '*'
    ? '[^/]+'
    : segment.replace(/\\(.)|\*+|\?|[^\\*?]|\\$/gsu, (token: string, escaped: string | undefined) => {
        if (token.startsWith('*')) return '[^/]*'
        return token === '?' ? '[^/]' : literal(escaped ?? token)
      })

const literal = (character: string): string => character.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
