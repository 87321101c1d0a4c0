/** Edits of the changelog: a new entry, and fragments folded in. Nothing is returned that the check would refuse. */
import type { TextFile } from '../plan/snapshot.ts'
import { hasErrors } from '../problem.ts'
import type { Problem } from '../problem.ts'
import { problem } from '../problems/catalogue.ts'
import '../problems/changelog.ts'
import { withCanonicalLink } from './canonical-link.ts'
import { checkChangelog } from './check.ts'
import { linkText } from './check-link.ts'
import { readChangelog } from './document.ts'
import { appendEntries, entryText, renderEntry } from './entry-text.ts'
import type { NewEntry } from './entry-text.ts'
import { inFoldOrder } from './fragments.ts'
import { judgeLink, unknownRepository } from './pr-link.ts'
import type { LinkTarget } from './pr-link.ts'

export interface Edited {
  /** The whole new text; absent when the edit is refused. */
  readonly text?: string
  readonly problems: readonly Problem[]
}

/** Link of a pull request that has no number yet. */
export const placeholderLink = ({ server, repository }: LinkTarget): string =>
  `${server}/${repository ?? unknownRepository}/pull/XXX`

/** The link of a new entry: of the pull request when its number and repository are known, else a placeholder. */
export const newLink = (target: LinkTarget): string =>
  target.repository !== undefined && target.pullRequest !== undefined
    ? `${target.server}/${target.repository}/pull/${target.pullRequest}`
    : placeholderLink(target)

/** The file (document or fragment) with one entry more. */
export function addEntry(file: TextFile, entry: NewEntry, target: LinkTarget): Edited {
  const read = readChangelog(file)
  if (!read.readable) return { problems: read.problems }
  const head = { path: file.path, text: appendEntries(file.text, [renderEntry(entry)]) }
  const { added, problems } = checkChangelog({
    ...{ base: file, head, onMain: false, server: target.server },
    ...(target.repository === undefined ? {} : { repository: target.repository }),
    ...(target.pullRequest === undefined ? {} : { pullRequest: target.pullRequest }),
  })
  return added.length === 1 && !hasErrors(problems) ? { text: head.text, problems } : { problems }
}

/**
 * The document with the entries of all fragments at its end, in fold order. Refused when a fragment has an error, and
 * when a link is still a placeholder (INFX066): history would keep it.
 */
export function foldFragments(
  document: TextFile,
  fragments: readonly TextFile[],
  target: Omit<LinkTarget, 'pullRequest'>,
): Edited {
  const ordered = inFoldOrder(fragments)
  const read = [readChangelog(document), ...ordered.map(readChangelog)]
  const broken = read
    .slice(1)
    .flatMap(({ problems }) => problems.filter(({ severity }) => severity === 'error'))
  const unreadable = read[0]?.readable === false ? read[0].problems : []
  const links = read.slice(1).flatMap((fragment) => wrongLinks(fragment, target))
  if (broken.length + unreadable.length + links.length > 0) {
    return { problems: [...unreadable, ...broken, ...links] }
  }
  const entries = read
    .slice(1)
    .flatMap((fragment) =>
      fragment.blocks.map((block) => withCanonicalLink(entryText(fragment, block), block, target)),
    )
  const head = { path: document.path, text: appendEntries(document.text, entries) }
  const { added, problems } = checkChangelog({
    ...{ base: document, head, baseFragments: ordered, headFragments: [] },
    ...{ onMain: true, server: target.server },
    ...(target.repository === undefined ? {} : { repository: target.repository }),
  })
  return added.length === 0 && !hasErrors(problems) ? { text: head.text, problems } : { problems }
}

function wrongLinks(fragment: ReturnType<typeof readChangelog>, target: LinkTarget): readonly Problem[] {
  return fragment.blocks.flatMap((block) => {
    const verdict = judgeLink(linkText(block.value), target)
    if (verdict.kind !== 'wrong') return []
    const at = { file: fragment.file.path, line: block.line, col: 1 }
    return [problem(verdict.code, verdict.message, { at, severity: 'error' })]
  })
}
