/** Entries as text: cut out of a document, written anew, and set behind one another by the byte rules. */
import type { Scenario } from '../point.ts'
import type { ChangelogBlock, ChangelogDocument } from './document.ts'

/**
 * The text of one entry without what separates it from its neighbours: comment lines directly above it are included
 * (unless it is the first one, where they belong to the file), blank lines behind it are not. Line ends are LF, and
 * there is none at the end.
 */
export function entryText({ file: { text }, blocks }: ChangelogDocument, block: ChangelogBlock): string {
  const next = blocks[block.ordinal + 1]
  const start = block.ordinal === 0 ? block.start : commentsAbove(text, block.start)
  const end = next ? commentsAbove(text, next.start) : text.length
  return text.slice(start, end).replaceAll('\r\n', '\n').trimEnd()
}

/** Offset of the first of the comment lines that stand directly above `offset`. */
function commentsAbove(text: string, offset: number): number {
  let start = offset
  while (start > 0) {
    const previous = text.lastIndexOf('\n', start - 2) + 1
    if (text[previous] !== '#') break
    start = previous
  }
  return start
}

/** `text`, then each entry behind one empty line, then one newline. Nothing of `text` changes but a missing newline at its end. */
export function appendEntries(text: string, entries: readonly string[]): string {
  return entries.reduce((whole, entry) => `${whole}${separator(whole)}${entry}\n`, text)
}

function separator(text: string): string {
  if (text === '' || /(?:^|\n)\r?\n$/.test(text)) return ''
  if (!text.endsWith('\n')) return '\n\n'
  // Behind comments alone stands the first entry, directly.
  return /^(?:#.*\n)+$/.test(text) ? '' : '\n'
}

/** What a new entry says; absent members are not written. */
export interface NewEntry {
  readonly configKeys: readonly string[]
  readonly description: readonly string[]
  readonly prLink: string
  readonly scenarioType?: readonly Scenario[]
  readonly evalsOnly?: boolean
  readonly allEvals?: boolean
  readonly appendOnly?: boolean
  readonly evalMinPrefillEp?: number
}

/** The entry as the ecosystem writes it: `- config-keys:` first, at the first column, no newline at the end. */
export function renderEntry(entry: NewEntry): string {
  const list = (name: string, items: readonly string[]): string[] => [
    `  ${name}:`,
    ...items.map((item) => `    - ${item}`),
  ]
  const [, ...keys] = list('config-keys', entry.configKeys.map(plainOrQuoted))
  const lines = [
    '- config-keys:',
    ...keys,
    ...list('description', entry.description.map(quoted)),
    `  pr-link: ${plainOrQuoted(entry.prLink)}`,
    ...(entry.scenarioType ? list('scenario-type', entry.scenarioType) : []),
    ...(entry.evalsOnly ? ['  evals-only: true'] : []),
    ...(entry.allEvals ? ['  all-evals: true'] : []),
    ...(entry.appendOnly ? ['  append-only: true'] : []),
    ...(entry.evalMinPrefillEp === undefined ? [] : [`  eval-min-prefill-ep: ${entry.evalMinPrefillEp}`]),
  ]
  return lines.join('\n')
}

/** Text that YAML reads as itself stays bare: a letter first, then nothing with a meaning. */
const plainOrQuoted = (text: string): string =>
  /^[A-Za-z][\w./+*-]*(?::\/\/[\w./+-]+)?$/.test(text) && !/^(?:true|false|null|yes|no|on|off)$/i.test(text)
    ? text
    : quoted(text)

/** A double-quoted scalar: JSON's escapes are YAML's, and what JSON leaves bare but the byte rules refuse is escaped too. */
const quoted = (text: string): string =>
  JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffd]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
