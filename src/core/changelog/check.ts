/** The structural changelog check: two documents compared at the merge base, never a diff text. */
import type { TextFile } from '../plan/snapshot.ts'
import { problem } from '../problems/catalogue.ts'
import '../problems/changelog.ts'
import type { Problem } from '../problem.ts'
import { align, changedFields } from './align.ts'
import type { Alignment, EntryPair } from './align.ts'
import { checkLink, linkText } from './check-link.ts'
import type { LinkRule } from './check-link.ts'
import { readChangelog } from './document.ts'
import type { ChangelogBlock, ChangelogDocument } from './document.ts'
import type { ChangelogEntry } from './entry.ts'
import { historyTest } from './history-range.ts'
import { checkHistoryText, checkLayout } from './history-text.ts'
import { structureProblems } from './structure.ts'
import { byteCodes, checkBytes, lineStarts, offsetOf, placeAt } from './text.ts'

export interface ChangelogInput {
  /** The changelog at the merge base; absent only when it really does not exist there, never when it could not be read. */
  readonly base?: TextFile
  readonly head: TextFile
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

/** A changed pr-link of an old entry. It sweeps nothing. */
export interface LinkCorrection {
  readonly ordinal: number
  readonly line: number
  readonly from: string
  readonly to: string
}

export interface ChangelogCheck {
  /** Entries that the base lacks, in document order, links canonical where they can be; they select what is swept. */
  readonly added: readonly ChangelogEntry[]
  readonly corrections: readonly LinkCorrection[]
  /** Any error means that nothing may be swept. */
  readonly problems: readonly Problem[]
}

/**
 * Entries of the base are an immutable prefix, except for corrections of pr-links; new entries follow at the physical
 * end. Findings inside unchanged history are not the fault of this change and are left out, unless the file cannot be
 * read because of them.
 */
export function checkChangelog(input: ChangelogInput): ChangelogCheck {
  const head = readChangelog(input.head)
  const base = readBase(input.base, head)
  if (!head.readable || !base.readable) {
    return { added: [], corrections: [], problems: head.readable ? unreadableBase(base) : head.problems }
  }
  const alignment = align(base.blocks, head.blocks)
  const corrections = alignment.pairs.filter(isCorrection)
  const links = [
    ...corrections.map((pair) => checkLink(pair.head, head, correctionRule(input))),
    ...newBlocks(alignment).map((block) => checkLink(block, head, additionRule(input))),
  ]
  const problems = [
    ...newFindings(head, historyTest(alignment, base, head)),
    ...missingBaseNewline(input.base),
    ...structureProblems(alignment, input.head.path),
    ...(corrections.length > 0 ? mixed(alignment, input.head.path) : []),
    ...checkHistoryText(input, alignment),
    ...checkLayout(input.head, alignment.appended),
    ...links.flatMap((link) => link.problems),
  ]
  const added = links.slice(corrections.length).flatMap((link) => link.entry ?? [])
  const isUnchanged = newBlocks(alignment).length === 0 && corrections.length === 0 && problems.length === 0
  return {
    added,
    corrections: corrections.map(toCorrection),
    problems: isUnchanged ? [nothingNew(input.head.path)] : problems,
  }
}

/**
 * The base's blocks. When the head starts with the base's bytes they are the head's own first blocks, and only the
 * last one is parsed again: text behind it could have become part of it.
 */
function readBase(base: TextFile | undefined, head: ChangelogDocument): ChangelogDocument {
  if (!base) return { ...head, blocks: [], problems: [], readable: true }
  const text = base.text === '' || base.text.endsWith('\n') ? base.text : `${base.text}\n`
  if (!head.regular || !head.file.text.startsWith(text)) return readChangelog(base)
  const blocks = head.blocks.filter((block) => block.start < text.length)
  const last = blocks.at(-1)
  if (!last) return readChangelog(base)
  const [again] = readChangelog({ path: base.path, text: text.slice(last.start) }).blocks
  const isSame = again !== undefined && changedFields(again.value, last.value).length === 0
  return isSame ? { ...head, file: base, blocks } : readChangelog(base)
}

/** Findings of the head outside of history. Bytes are looked at again, since a rule reports its first place only. */
function newFindings(head: ChangelogDocument, isHistory: (offset: number) => boolean): readonly Problem[] {
  const { text, path } = head.file
  const starts = lineStarts(text)
  const others = head.problems.filter(
    (item) => !byteCodes.includes(item.code) && !(item.at && isHistory(offsetOf(starts, item.at))),
  )
  return [...checkBytes(text, path, isHistory), ...others]
}

function unreadableBase(base: ChangelogDocument): readonly Problem[] {
  const at = { file: base.file.path, line: 1, col: 1 }
  const message = 'the changelog of the base cannot be read, so nothing can be compared with it'
  return [problem('INFX060', message, { at }), ...base.problems]
}

const isCorrection = ({ fields }: EntryPair): boolean => fields.length === 1 && fields[0] === 'pr-link'

const toCorrection = ({ base, head }: EntryPair): LinkCorrection => ({
  ordinal: head.ordinal,
  line: head.line,
  from: linkText(base.value),
  to: linkText(head.value),
})

/** A correction may name any pull request of the repository, but only in the canonical form. */
const correctionRule = (input: ChangelogInput): LinkRule => ({
  server: serverOf(input),
  ...(input.repository === undefined ? {} : { repository: input.repository }),
  placeholder: 'error',
})

/** Before the number of the pull request is known, a placeholder is all that an author can write. */
const additionRule = (input: ChangelogInput): LinkRule => ({
  ...correctionRule(input),
  ...(input.pullRequest === undefined ? {} : { pullRequest: input.pullRequest }),
  placeholder: input.onMain || input.pullRequest !== undefined ? 'error' : 'warning',
})

const serverOf = (input: ChangelogInput): string => input.server ?? 'https://github.com'

function missingBaseNewline(base: TextFile | undefined): readonly Problem[] {
  if (!base || base.text === '' || base.text.endsWith('\n')) return []
  const at = placeAt(base.text, base.path, base.text.length)
  return [problem('INFX051', 'the base does not end with a newline', { at, severity: 'warning' })]
}

/** In document order, wherever they stand. */
const newBlocks = ({ inserted, appended }: Alignment): readonly ChangelogBlock[] => [...inserted, ...appended]

function mixed(alignment: Alignment, file: string): readonly Problem[] {
  const [first] = newBlocks(alignment)
  if (!first) return []
  const at = { file, line: first.line, col: 1 }
  const hint = 'split it: one pull request for the correction, one for the new entry'
  return [problem('INFX064', 'this change corrects pr-links of old entries and adds entries', { at, hint })]
}

const nothingNew = (file: string): Problem =>
  problem('INFX070', 'the changelog has no new entry', { at: { file, line: 1, col: 1 } })
