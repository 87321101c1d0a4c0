/** changelog_metadata.json → changelog rows and the flags of the run. */
import { booleanOf, isRow, storableText, textOf } from './row-fields.ts'
import type { RawRow } from './row-fields.ts'
import type { RunIdentity } from './run-identity.ts'

export interface ChangelogRow {
  readonly baseRef: string
  readonly headRef: string
  /** Ordinal in the file, from 0. */
  readonly ordinal: number
  readonly configKeys: readonly string[]
  readonly description: string
  readonly prLink: string | null
  readonly appendOnly: boolean
  readonly evalsOnly: boolean
}

export interface RunChangelog {
  readonly rows: readonly ChangelogRow[]
  /** Every entry is evals-only: benchmark rows of the run are by-products and not stored. */
  readonly evalsOnly: boolean
  /** Every entry is append-only: the run adds points to an older snapshot. */
  readonly appendOnly: boolean
}

/** Throws TypeError naming the field when the document has not the expected shape. */
export function readChangelogMetadata(document: unknown): RunChangelog {
  if (!isRow(document)) throw new TypeError('changelog metadata is not an object')
  const entries = document['entries']
  const baseRef = textOf(document, 'base_ref')
  const headRef = textOf(document, 'head_ref')
  if (baseRef === undefined) throw new TypeError('base_ref is missing')
  if (headRef === undefined) throw new TypeError('head_ref is missing')
  if (!Array.isArray(entries)) throw new TypeError('entries is not a list')
  return withFlags(entries.map((entry, ordinal) => readEntry(entry, ordinal, baseRef, headRef)))
}

/** Where no metadata came with the run: one entry from what is known of it. */
export const fallbackChangelog = (run: RunIdentity): RunChangelog => ({
  ...withFlags([]),
  rows: [
    {
      baseRef: 'unknown',
      headRef: run.headSha ?? run.headBranch ?? 'unknown',
      ordinal: 0,
      configKeys: [],
      description: run.name,
      prLink: null,
      appendOnly: false,
      evalsOnly: false,
    },
  ],
})

const withFlags = (rows: readonly ChangelogRow[]): RunChangelog => ({
  rows,
  evalsOnly: rows.length > 0 && rows.every((row) => row.evalsOnly),
  appendOnly: rows.length > 0 && rows.every((row) => row.appendOnly),
})

function readEntry(entry: unknown, ordinal: number, baseRef: string, headRef: string): ChangelogRow {
  if (!isRow(entry)) throw new TypeError(`entries[${ordinal}] is not an object`)
  return {
    baseRef,
    headRef,
    ordinal,
    configKeys: lines(entry, 'config-keys', ordinal),
    description: lines(entry, 'description', ordinal).join('\n'),
    prLink: textOf(entry, 'pr-link') ?? null,
    appendOnly: booleanOf(entry, 'append-only') ?? false,
    evalsOnly: booleanOf(entry, 'evals-only') ?? false,
  }
}

/** A text or a list of texts. */
function lines(entry: RawRow, key: string, ordinal: number): readonly string[] {
  const value = entry[key]
  const list = Array.isArray(value) ? value : [value]
  if (!list.every((line): line is string => typeof line === 'string'))
    throw new TypeError(`entries[${ordinal}].${key} is not text`)
  return list.map(storableText)
}
