/** Bytes of the history, and the blank lines around new entries. */
import type { TextFile } from '../plan/snapshot.ts'
import { problem } from '../problems/catalogue.ts'
import '../problems/changelog.ts'
import type { Problem } from '../problem.ts'
import type { Alignment } from './align.ts'
import type { ChangelogBlock } from './document.ts'

interface HistoryInput {
  readonly base?: TextFile
  readonly head: TextFile
  readonly whitespace?: 'error' | 'warn'
}

/**
 * INFX061 when the entries of the base are the same but their text is not. Lines of corrected pr-links may differ.
 * A changed, removed or moved entry is reported as such and not here.
 */
export function checkHistoryText(input: HistoryInput, alignment: Alignment): readonly Problem[] {
  const { base, head } = input
  if (!base || base.text.trim() === '' || !isSameHistory(alignment)) return []
  const corrected = alignment.pairs.some(({ fields }) => fields.length > 0)
  const before = withoutFinalNewline(base.text).split('\n')
  const after = head.text.split('\n')
  const differing = before.flatMap((line, index) =>
    isSameLine(line, after[index], corrected) ? [] : [index],
  )
  const [first] = differing
  if (first === undefined) return []
  const history = withoutEmptyEnd(after.slice(0, (alignment.appended[0]?.line ?? after.length + 1) - 1))
  const onlyBlanks = areSameButBlanks(before, history, corrected)
  // Behind an inserted or removed line every line differs, which says nothing.
  const isShifted = withoutEmptyEnd(before).length !== history.length
  const more = differing.length > 1 && !isShifted ? `, and ${differing.length - 1} more lines do` : ''
  const what = onlyBlanks
    ? 'differs from the base only in blanks'
    : 'differs from the base, though its meaning is the same'
  const severity = onlyBlanks && input.whitespace === 'warn' ? 'warning' : 'error'
  return [
    problem('INFX061', `line ${first + 1} ${what}${more}`, {
      severity,
      at: { file: head.path, line: first + 1, col: 1 },
      hint: 'restore the bytes of the base for old entries, and leave only the new entry changed',
    }),
  ]
}

const isSameHistory = ({ pairs, removed, inserted }: Alignment): boolean =>
  removed.length === 0 &&
  inserted.length === 0 &&
  pairs.every(({ fields }, index) => fields.every((field) => field === 'pr-link') && isInOrder(pairs, index))

const isInOrder = (pairs: Alignment['pairs'], index: number): boolean =>
  index === 0 || (pairs[index - 1]?.head.ordinal ?? -1) < (pairs[index]?.head.ordinal ?? -1)

const linkLine = /^ {2}pr-link:/

const isSameLine = (before: string, after: string | undefined, corrected: boolean): boolean =>
  before === after || (corrected && after !== undefined && linkLine.test(before) && linkLine.test(after))

function areSameButBlanks(before: readonly string[], after: readonly string[], corrected: boolean): boolean {
  const filled = (lines: readonly string[]): readonly string[] =>
    lines.map((line) => line.trimEnd()).filter((line) => line !== '')
  const [left, right] = [filled(before), filled(after)]
  return (
    left.length === right.length && left.every((line, index) => isSameLine(line, right[index], corrected))
  )
}

const withoutEmptyEnd = (lines: readonly string[]): readonly string[] =>
  lines.slice(0, lines.findLastIndex((line) => line.trim() !== '') + 1)

const withoutFinalNewline = (text: string): string => (text.endsWith('\n') ? text.slice(0, -1) : text)

/** INFX058, once: exactly one empty line before each new entry (and its comments), none at the end of the file. */
export function checkLayout(file: TextFile, appended: readonly ChangelogBlock[]): readonly Problem[] {
  // A carriage return is a finding of its own.
  const lines = file.text.replaceAll('\r', '').split('\n')
  const wrong = appended.filter((block) => block.ordinal > 0 && !isSeparated(lines, block.line - 1))
  const [first] = wrong
  if (first) {
    const others = wrong.slice(1).map((block) => block.line)
    const where =
      others.length > 0 ? `${first.line} and ${others.slice(0, 10).join(', ')}` : String(first.line)
    return [
      problem('INFX058', `there must be exactly one empty line before the entry in line ${where}`, {
        at: { file: file.path, line: first.line, col: 1 },
        hint: `leave line ${first.line - 1} empty and the one before it filled; comments of an entry stand directly above it`,
      }),
    ]
  }
  if (appended.length === 0 || !/\n\r?\n$/.test(file.text)) return []
  return [
    problem('INFX058', 'the file ends with empty lines', {
      at: { file: file.path, line: lines.length - 1, col: 1 },
      hint: 'end it with one newline',
    }),
  ]
}

function isSeparated(lines: readonly string[], headIndex: number): boolean {
  let index = headIndex - 1
  while (lines[index]?.startsWith('#')) index--
  return lines[index] === '' && lines[index - 1] !== ''
}
