/** Judges the link of one block and says which line to paste instead. */
import { problem } from '../problems/catalogue.ts'
import '../problems/changelog.ts'
import type { Problem, Severity } from '../problem.ts'
import type { ChangelogBlock, ChangelogDocument } from './document.ts'
import type { ChangelogEntry } from './entry.ts'
import { judgeLink, repositoryOfLink, unknownRepository } from './pr-link.ts'
import type { LinkTarget } from './pr-link.ts'
import { placeAt } from './text.ts'

export interface LinkRule extends LinkTarget {
  /** Severity of a placeholder; every other wrong link is an error. */
  readonly placeholder: Severity
}

/** The entry with its link in canonical form, and what is wrong with the written one. */
export function checkLink(
  block: ChangelogBlock,
  document: ChangelogDocument,
  rule: LinkRule,
): { readonly entry?: ChangelogEntry; readonly problems: readonly Problem[] } {
  const { entry } = block
  if (!entry) return { problems: [] }
  const verdict = judgeLink(entry.prLink, rule)
  if (verdict.kind === 'canonical') return { entry, problems: [] }
  const { text, path } = document.file
  const inBlock = text.slice(block.start, block.end).indexOf('pr-link')
  const at = placeAt(text, path, block.start + Math.max(0, inBlock))
  const paste = (link: string): string => `paste in line ${at.line}: "  pr-link: ${link}"`
  if (verdict.kind === 'equivalent') {
    const message = `pr-link "${entry.prLink}" means ${verdict.canonical}`
    const note = problem('INFX069', message, { at, hint: paste(verdict.canonical) })
    return { entry: { ...entry, prLink: verdict.canonical }, problems: [note] }
  }
  const repository = rule.repository ?? likelyRepository(document, rule.server, block) ?? unknownRepository
  const link = verdict.suggestion ?? `${rule.server}/${repository}/pull/NUMBER`
  const severity = verdict.code === 'INFX066' ? rule.placeholder : 'error'
  return { entry, problems: [problem(verdict.code, verdict.message, { at, severity, hint: paste(link) })] }
}

/** What the link itself says, or the newest entry whose link does: only for people, since a fork's clone may say otherwise. */
export function likelyRepository(
  { blocks }: ChangelogDocument,
  server: string,
  block?: ChangelogBlock,
): string | undefined {
  const newestFirst = [...(block ? [block] : []), ...blocks.toReversed()]
  for (const { value } of newestFirst) {
    const repository = repositoryOfLink(linkText(value), server)
    if (repository !== undefined) return repository
  }
  return undefined
}

/** The link of a raw entry as text, for reports. */
export function linkText(value: unknown): string {
  if (typeof value !== 'object' || value === null || !('pr-link' in value)) return ''
  return typeof value['pr-link'] === 'string' ? value['pr-link'].trim() : ''
}
