/** Replaces the link of an entry in its text. */
import type { TextFile } from '../plan/snapshot.ts'
import { readChangelog } from './document.ts'
import type { ChangelogBlock } from './document.ts'
import { linkText } from './check-link.ts'
import { judgeLink } from './pr-link.ts'
import type { LinkTarget } from './pr-link.ts'

/**
 * The text of a new entry with its link in canonical form. A placeholder becomes the link of the pull request when its
 * number is known; the link of another pull request is left for the check to refuse.
 */
export function withCanonicalLink(text: string, block: ChangelogBlock, target: LinkTarget): string {
  const written = linkText(block.value)
  const verdict = judgeLink(written, target)
  if (verdict.kind === 'canonical' || written === '') return text
  if (verdict.kind === 'equivalent') return replaceLink(text, written, verdict.canonical)
  const isOurs = verdict.code === 'INFX066' || verdict.code === 'INFX068'
  return isOurs && verdict.suggestion !== undefined ? replaceLink(text, written, verdict.suggestion) : text
}

/** The whole text with the link of the pull request where entries that begin in `lines` have a placeholder. */
export function fillPlaceholders(file: TextFile, lines: readonly number[], target: LinkTarget): string {
  const { blocks } = readChangelog(file)
  const start = file.text.slice(0, blocks[0]?.start)
  return blocks.reduce((text, block) => {
    const written = file.text.slice(block.start, block.end)
    const isAsked = lines.includes(block.line) && hasPlaceholder(linkText(block.value), target)
    return text + (isAsked ? withCanonicalLink(written, block, target) : written)
  }, start)
}

/** Whether the link says nothing more than that there will be a pull request. */
export function hasPlaceholder(link: string, target: LinkTarget): boolean {
  const verdict = judgeLink(link, target)
  return verdict.kind === 'wrong' && verdict.code === 'INFX066'
}

/** Replaces the link on the `pr-link` line only, quotes and comments around it kept; unchanged when it is not written in one piece. */
export function replaceLink(text: string, from: string, to: string): string {
  const line = text
    .split('\n')
    .find((candidate) => /^\s+pr-link:/.test(candidate) && candidate.includes(from))
  return line === undefined ? text : text.replace(line, () => line.replace(from, () => to))
}
