/** Compares one changelog file, the document or a fragment, with itself at the merge base: documents, never a diff text. */
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

/** One file on both sides, read and aligned. */
export interface FileChange {
  readonly base: TextFile | undefined
  readonly head: ChangelogDocument
  readonly alignment: Alignment
  /** Entries that the base lacks, in document order, wherever they stand. */
  readonly newBlocks: readonly ChangelogBlock[]
  /** Why nothing can be compared; then the rest means nothing. */
  readonly unreadable: readonly Problem[]
  /** Findings that do not depend on what the new entries are for. */
  readonly problems: readonly Problem[]
}

/** Reads and compares. Findings inside unchanged history are left out, unless the file cannot be read because of them. */
export function compareFile(
  baseFile: TextFile | undefined,
  headFile: TextFile,
  whitespace: 'error' | 'warn',
): FileChange {
  const head = readChangelog(headFile)
  const base = readBase(baseFile, head)
  const alignment = align(base.blocks, head.blocks)
  const newBlocks = [...alignment.inserted, ...alignment.appended]
  const change = { base: baseFile, head, alignment, newBlocks }
  if (!head.readable) return { ...change, unreadable: head.problems, problems: [] }
  if (!base.readable) return { ...change, unreadable: unreadableBase(base), problems: [] }
  const problems = [
    ...newFindings(head, historyTest(alignment, base, head)),
    ...missingBaseNewline(baseFile),
    ...structureProblems(alignment, headFile.path),
    ...checkHistoryText(
      { ...(baseFile === undefined ? {} : { base: baseFile }), head: headFile, whitespace },
      alignment,
    ),
    ...checkLayout(headFile, alignment.appended),
  ]
  return { ...change, unreadable: [], problems }
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

function missingBaseNewline(base: TextFile | undefined): readonly Problem[] {
  if (!base || base.text === '' || base.text.endsWith('\n')) return []
  const at = placeAt(base.text, base.path, base.text.length)
  return [problem('INFX051', 'the base does not end with a newline', { at, severity: 'warning' })]
}

/** A changed pr-link of an old entry. It sweeps nothing. */
export interface LinkCorrection {
  readonly ordinal: number
  readonly line: number
  /** The fragment that holds the entry; absent for the document. */
  readonly file?: string
  readonly from: string
  readonly to: string
}

export interface LinkRules {
  /** For entries that are new in this change. */
  readonly addition: LinkRule
  /** For corrected links, and for entries that another pull request brought. */
  readonly correction: LinkRule
}

export interface JudgedLinks {
  /** New entries with canonical links where they can be; those in `moved` are not new. */
  readonly added: readonly ChangelogEntry[]
  readonly corrections: readonly LinkCorrection[]
  readonly problems: readonly Problem[]
}

/** Judges the links of corrected and new entries. `moved` entries came from a fragment and are not new. */
export function judgeLinks(
  { head, alignment, newBlocks }: FileChange,
  moved: ReadonlySet<ChangelogBlock>,
  rules: LinkRules,
): JudgedLinks {
  const corrected = alignment.pairs.filter(isCorrection)
  const fresh = newBlocks.filter((block) => !moved.has(block))
  const added = fresh.map((block) => checkLink(block, head, rules.addition))
  const links = [
    ...[...corrected.map((pair) => pair.head), ...moved].map((block) =>
      checkLink(block, head, rules.correction),
    ),
    ...added,
  ]
  return {
    added: added.flatMap(({ entry }) => entry ?? []),
    corrections: corrected.map(toCorrection),
    problems: links.flatMap(({ problems }) => problems),
  }
}

const isCorrection = ({ fields }: EntryPair): boolean => fields.length === 1 && fields[0] === 'pr-link'

const toCorrection = ({ base, head }: EntryPair): LinkCorrection => ({
  ordinal: head.ordinal,
  line: head.line,
  from: linkText(base.value),
  to: linkText(head.value),
})
