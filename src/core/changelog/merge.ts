/** Merges two changelogs that both grew: the bytes of the main side, then the new entries of the branch. */
import type { TextFile } from '../plan/snapshot.ts'
import { problem } from '../problems/catalogue.ts'
import '../problems/changelog.ts'
import type { Problem } from '../problem.ts'
import { align } from './align.ts'
import type { Alignment, EntryPair } from './align.ts'
import { replaceLink, withCanonicalLink } from './canonical-link.ts'
import { linkText } from './check-link.ts'
import { readChangelog } from './document.ts'
import type { ChangelogBlock, ChangelogDocument } from './document.ts'
import { appendEntries, entryText } from './entry-text.ts'
import { entrySignature } from './fragments.ts'
import type { LinkTarget } from './pr-link.ts'
import { structureProblems } from './structure.ts'

export interface MergeInput {
  /** The common ancestor; absent when both sides added the file. */
  readonly base?: TextFile
  /** The side whose bytes stay: what is merged already. */
  readonly main: TextFile
  /** The side whose new entries go behind them. */
  readonly branch: TextFile
  /** Links of the branch's entries become canonical for this; without a number placeholders stay. */
  readonly target: LinkTarget
}

export interface Merge {
  /** Absent when the merge is refused: then nothing may be written. */
  readonly text?: string
  readonly problems: readonly Problem[]
}

/**
 * Entries that main gained meanwhile and the branch holds too (equal but for the link) are not repeated, so that
 * merging the result again changes nothing. Corrections of old links are repeated on main. Refused (INFX060, INFX062,
 * INFX065) when the branch changed history, and INFX072 when both sides corrected the same entry differently.
 */
export function mergeChangelogs(input: MergeInput): Merge {
  const base = readChangelog(input.base ?? { path: input.main.path, text: '' })
  const sides = { base, main: readChangelog(input.main), branch: readChangelog(input.branch) }
  const unreadable = Object.entries(sides).flatMap(([side, document]) => whyUnreadable(side, document))
  if (unreadable.length > 0) return { problems: unreadable }
  const ours = align(base.blocks, sides.branch.blocks)
  const theirs = align(base.blocks, sides.main.blocks)
  const changed = structureProblems(ours, input.branch.path).filter(({ code }) => code !== 'INFX063')
  if (changed.length > 0) return { problems: changed }
  const corrections = correctedOnMain(ours, theirs, input.main.path)
  if (corrections.problems.length > 0) return { problems: corrections.problems }
  const entries = newOnBranch(ours, theirs)
  const texts = entries.map((block) => withCanonicalLink(entryText(sides.branch, block), block, input.target))
  return {
    text: appendEntries(applyCorrections(sides.main, corrections.apply), texts),
    problems: nothingLeft(ours, entries.length + corrections.apply.length, input.branch.path),
  }
}

function whyUnreadable(side: string, document: ChangelogDocument): readonly Problem[] {
  if (document.readable && document.regular) return []
  const at = { file: document.file.path, line: 1, col: 1 }
  const what = document.readable
    ? 'does not start each entry with "- " at the first column, so its entries cannot be told apart by their text'
    : 'cannot be read'
  const errors = document.problems.filter(({ severity }) => severity === 'error')
  return [problem('INFX072', `the changelog of the ${side} ${what}`, { at }), ...errors]
}

/** The branch's new entries that main did not gain too, in document order. */
function newOnBranch(ours: Alignment, theirs: Alignment): readonly ChangelogBlock[] {
  const gained = new Map<string, number>()
  for (const block of newBlocks(theirs)) {
    const key = entrySignature(block)
    gained.set(key, (gained.get(key) ?? 0) + 1)
  }
  return newBlocks(ours).filter((block) => {
    const key = entrySignature(block)
    const left = gained.get(key) ?? 0
    gained.set(key, left - 1)
    return left <= 0
  })
}

const newBlocks = ({ inserted, appended }: Alignment): readonly ChangelogBlock[] => [...inserted, ...appended]

interface Correction {
  readonly block: ChangelogBlock
  readonly from: string
  readonly to: string
}

const isCorrected = ({ fields }: EntryPair): boolean => fields.length === 1 && fields[0] === 'pr-link'

/** Link corrections of the branch as changes of main's entries; those that main has already are left out. */
function correctedOnMain(
  ours: Alignment,
  theirs: Alignment,
  path: string,
): { readonly apply: readonly Correction[]; readonly problems: readonly Problem[] } {
  const onMain = new Map(theirs.pairs.map((pair) => [pair.base.ordinal, pair]))
  const problems: Problem[] = []
  const apply = ours.pairs.filter(isCorrected).flatMap(({ base, head }): Correction[] => {
    const pair = onMain.get(base.ordinal)
    const to = linkText(head.value)
    const block = pair?.head
    if (block && linkText(block.value) === to) return []
    if (block && pair.fields.length === 0) return [{ block, from: linkText(base.value), to }]
    const at = { file: path, line: block?.line ?? 1, col: 1 }
    const number = base.ordinal + 1
    const message =
      pair && isCorrected(pair)
        ? `main has a conflicting pr-link for entry ${number}`
        : `main changed corrected entry ${number}`
    problems.push(problem('INFX072', message, { at, hint: 'resolve it by hand: take the entry of main' }))
    return []
  })
  return { apply, problems }
}

function applyCorrections({ file: { text } }: ChangelogDocument, corrections: readonly Correction[]): string {
  // From the end, so that offsets of what comes before stay right.
  const backwards = [...corrections].sort((a, b) => b.block.start - a.block.start)
  return backwards.reduce((whole, { block, from, to }) => {
    const entry = replaceLink(whole.slice(block.start, block.end), from, to)
    return `${whole.slice(0, block.start)}${entry}${whole.slice(block.end)}`
  }, text)
}

/** A notice when the branch wanted something and main has it all. */
function nothingLeft(ours: Alignment, kept: number, path: string): readonly Problem[] {
  if (kept > 0) return []
  const at = { file: path, line: 1, col: 1 }
  if (newBlocks(ours).length > 0) {
    const message = 'the branch has no changelog contribution remaining after merging main'
    return [problem('INFX070', message, { at })]
  }
  if (!ours.pairs.some(isCorrected)) return []
  return [problem('INFX070', "the branch's pr-link corrections are already present on main", { at })]
}
