/** Rows that a reviewer refused: rejected_rows.json, matched by place and by content. */
import { canonicalJson } from '../canonical-json.ts'
import { isRow, rowFault, textOf } from './row-fields.ts'

export type Quarantine = ReadonlySet<string>

/** Throws TypeError when the document is not a list of `{source, row}`. */
export function readQuarantine(document: unknown): Quarantine {
  if (!Array.isArray(document)) throw new TypeError('rejected_rows.json is not a list')
  return new Set(
    document.map((entry, index) => {
      const source = isRow(entry) ? textOf(entry, 'source') : undefined
      if (source === undefined || !isRow(entry) || entry['row'] === undefined)
        throw new TypeError(`rejected_rows.json: entry ${index} has no source or no row`)
      const fault = rowFault(entry['row'])
      if (fault !== undefined)
        throw new TypeError(`rejected_rows.json: the row of entry ${index} is ${fault}`)
      return fingerprint(source, entry['row'])
    }),
  )
}

export const isQuarantined = (quarantine: Quarantine, place: string, row: unknown): boolean =>
  quarantine.size > 0 && rowFault(row) === undefined && quarantine.has(fingerprint(place, row))

const fingerprint = (place: string, row: unknown): string => `${lastTwo(place)} ${canonicalJson(row)}`

/** Evaluation rows name their file with more folders in front. */
export const lastTwo = (path: string): string => path.split('/').slice(-2).join('/')
