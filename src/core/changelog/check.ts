/** The structural changelog check: document and fragments of two revisions compared, never a diff text. */
import type { TextFile } from '../plan/snapshot.ts'
import { problem } from '../problems/catalogue.ts'
import '../problems/changelog.ts'
import { firstProblems } from '../problem.ts'
import type { Problem } from '../problem.ts'
import { compareFile, judgeLinks } from './check-file.ts'
import type { FileChange, JudgedLinks, LinkCorrection, LinkRules } from './check-file.ts'
import type { LinkRule } from './check-link.ts'
import type { ChangelogEntry } from './entry.ts'
import { compareFragments, foldedEntries } from './fragments.ts'

export type { LinkCorrection } from './check-file.ts'

export interface ChangelogInput {
  /** The changelog at the merge base; absent only when it really does not exist there, never when it could not be read. */
  readonly base?: TextFile
  readonly head: TextFile
  /** Fragments of `changelog.d/` on both sides, in any order; they are checked like the document. */
  readonly baseFragments?: readonly TextFile[]
  readonly headFragments?: readonly TextFile[]
  /** `owner/name` that links must point to. */
  readonly repository?: string
  /** Number that links of new entries must carry; absent before a pull request exists. */
  readonly pullRequest?: number
  /** Checking a push to the default branch: a placeholder is an error there even when the number is unknown. */
  readonly onMain: boolean
  /** Whether old lines that differ only in blanks are an error (when absent) or a warning. */
  readonly whitespace?: 'error' | 'warn'
  /** Address of the GitHub server without a slash at the end; `https://github.com` when absent. */
  readonly server?: string
}

export interface ChangelogCheck {
  /**
   * Entries that the base lacks, in document order and then those of fragments by file name, links canonical where they
   * can be; they select what is swept. An entry that moved from a fragment into the document is not among them.
   */
  readonly added: readonly ChangelogEntry[]
  readonly corrections: readonly LinkCorrection[]
  /** Any error means that nothing may be swept. */
  readonly problems: readonly Problem[]
}

/**
 * Entries of the base are an immutable prefix of their file, except for corrections of pr-links; new entries follow at
 * its physical end, or in fragments. Findings inside unchanged history are not the fault of this change and are left
 * out, unless the file cannot be read because of them.
 */
export function checkChangelog(input: ChangelogInput): ChangelogCheck {
  const { baseFragments = [], headFragments = [] } = input
  const whitespace = input.whitespace ?? 'error'
  const document = compareFile(input.base, input.head, whitespace)
  const fragments = compareFragments(baseFragments, headFragments, whitespace)
  const changes = [document, ...fragments]
  const unreadable = changes.flatMap((change) => change.unreadable)
  if (unreadable.length > 0) return { added: [], corrections: [], problems: unreadable }
  const folded = foldedEntries(document, baseFragments, headFragments)
  const rules: LinkRules = { addition: additionRule(input), correction: correctionRule(input) }
  const judged = changes.map((change) => judgeLinks(change, folded.moved, rules))
  const { added, corrections } = inOneOrder(document, fragments, judged)
  const problems = [
    ...changes.flatMap((change) => change.problems),
    ...folded.problems,
    ...(corrections.length > 0 ? mixed(added, input.head.path) : []),
    ...judged.flatMap((links) => links.problems),
  ]
  const isUnchanged =
    changes.every(({ newBlocks }) => newBlocks.length === 0) &&
    corrections.length === 0 &&
    problems.length === 0
  return {
    added,
    corrections,
    problems: isUnchanged ? [nothingNew(input.head.path)] : firstProblems(problems),
  }
}

/** Entries of fragments count behind those of the document. */
function inOneOrder(
  document: FileChange,
  fragments: readonly FileChange[],
  judged: readonly JudgedLinks[],
): Pick<ChangelogCheck, 'added' | 'corrections'> {
  const added = [...(judged[0]?.added ?? [])]
  const corrections = [...(judged[0]?.corrections ?? [])]
  let first = document.head.blocks.length
  for (const [index, { head }] of fragments.entries()) {
    const links = judged[index + 1]
    const place = <T extends { readonly ordinal: number }>(item: T): T & { readonly file: string } => ({
      ...item,
      ...{ ordinal: first + item.ordinal, file: head.file.path },
    })
    added.push(...(links?.added ?? []).map(place))
    corrections.push(...(links?.corrections ?? []).map(place))
    first += head.blocks.length
  }
  return { added, corrections }
}

/** A correction may name any pull request of the repository, but only in the canonical form. */
const correctionRule = (input: ChangelogInput): LinkRule => ({
  server: input.server ?? 'https://github.com',
  ...(input.repository === undefined ? {} : { repository: input.repository }),
  placeholder: 'error',
})

/** Before the number of the pull request is known, a placeholder is all that an author can write. */
const additionRule = (input: ChangelogInput): LinkRule => ({
  ...correctionRule(input),
  ...(input.pullRequest === undefined ? {} : { pullRequest: input.pullRequest }),
  placeholder: input.onMain || input.pullRequest !== undefined ? 'error' : 'warning',
})

function mixed([first]: readonly ChangelogEntry[], document: string): readonly Problem[] {
  if (!first) return []
  const at = { file: first.file ?? document, line: first.line, col: 1 }
  const hint = 'split it: one pull request for the correction, one for the new entry'
  return [problem('INFX064', 'this change corrects pr-links of old entries and adds entries', { at, hint })]
}

const nothingNew = (file: string): Problem =>
  problem('INFX070', 'the changelog has no new entry', { at: { file, line: 1, col: 1 } })
