/** The changelog as a document: one block of text per entry, each with its value and, when it is right, its entry. */
import { loadYaml } from '../../yaml.ts'
import type { PlaceOf } from '../../yaml.ts'
import type { TextFile } from '../plan/snapshot.ts'
import { problem } from '../problems/catalogue.ts'
import '../problems/changelog.ts'
import type { Problem } from '../problem.ts'
import type { ChangelogEntry } from './entry.ts'
import { isNestedEntry, readEntry } from './read-entry.ts'
import { checkBytes, lineStarts } from './text.ts'

/** The text of one entry: from its first character to the first of the next entry, or to the end. */
export interface ChangelogBlock {
  readonly ordinal: number
  /** First line, from 1. */
  readonly line: number
  /** Offsets into the text, in UTF-16 units; `end` is exclusive and includes the blank lines behind. */
  readonly start: number
  readonly end: number
  /** What the YAML says, as it is. */
  readonly value: unknown
  /** Absent when the value is not a valid entry. */
  readonly entry?: ChangelogEntry
}

export interface ChangelogDocument {
  readonly file: TextFile
  readonly blocks: readonly ChangelogBlock[]
  /** Whether each `- ` line at column 0 starts exactly one entry, so that blocks are known by their text. */
  readonly regular: boolean
  readonly problems: readonly Problem[]
  /** False when the file could not be read as a list at all: the blocks then mean nothing. */
  readonly readable: boolean
}

/** Every valid entry in document order, and every problem with its line. */
export function parseChangelog(file: TextFile): {
  readonly entries: readonly ChangelogEntry[]
  readonly problems: readonly Problem[]
} {
  const { blocks, problems } = readChangelog(file)
  return { entries: blocks.flatMap((block) => block.entry ?? []), problems }
}

export function readChangelog(file: TextFile): ChangelogDocument {
  const bytes = checkBytes(file.text, file.path, () => false)
  const unreadable = (problems: readonly Problem[]): ChangelogDocument => ({
    ...{ file, blocks: [], regular: false, readable: false },
    problems,
  })
  // Half a merge has no meaning; the markers are the one thing to fix.
  if (bytes.some((item) => item.code === 'INFX052')) return unreadable(bytes)
  const { value, problems, placeOf } = loadYaml(file.text, file.path)
  const found = [...bytes, ...problems]
  if (value === undefined) return unreadable(found)
  if (value === null) return { file, blocks: [], regular: true, problems: found, readable: true }
  if (!Array.isArray(value)) {
    const at = { file: file.path, line: 1, col: 1 }
    const hint = 'start each entry with "- config-keys:" at the first column'
    return unreadable([...found, problem('INFX053', 'the changelog is not a list', { at, hint })])
  }
  return readBlocks(file, value, placeOf, found)
}

function readBlocks(
  file: TextFile,
  values: readonly unknown[],
  placeOf: PlaceOf,
  found: readonly Problem[],
): ChangelogDocument {
  const { text, path } = file
  const heads = blockHeads(text)
  const regular = heads.length === values.length
  const starts = lineStarts(text)
  const lines = regular ? heads : values.map((_, index) => (placeOf([index])?.line ?? 1) - 1)
  const problems: Problem[] = [...found]
  const blocks = values.map((value, ordinal): ChangelogBlock => {
    const line = (lines[ordinal] ?? 0) + 1
    const start = starts[line - 1] ?? 0
    const next = lines[ordinal + 1]
    const end = next === undefined ? text.length : (starts[next] ?? text.length)
    if (!text.startsWith('- config-keys:', start)) problems.push(badHead(path, line, value))
    const read = readEntry(value, { ordinal, line, path, placeOf })
    problems.push(...read.problems)
    return { ordinal, line, start, end, value, ...(read.entry === undefined ? {} : { entry: read.entry }) }
  })
  return { file, blocks, regular, problems, readable: true }
}

/** Indexes (from 0) of the lines that start with `- ` at column 0. */
function blockHeads(text: string): readonly number[] {
  const heads: number[] = []
  for (const [index, start] of lineStarts(text).entries()) {
    if (text[start] === '-' && (text[start + 1] === ' ' || text[start + 1] === '\n')) heads.push(index)
  }
  return heads
}

function badHead(path: string, line: number, value: unknown): Problem {
  const at = { file: path, line, col: 1 }
  const hint = 'write "- config-keys:" as the first key, at the first column'
  const what = isNestedEntry(value) ? '' : ': "config-keys" is missing'
  return problem('INFX053', `the entry in line ${line} does not start with "- config-keys:"${what}`, {
    at,
    hint,
  })
}
