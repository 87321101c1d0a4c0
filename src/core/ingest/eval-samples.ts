/** lm-eval writes one line per (question, filter); the database holds one row per question. */
import { isRow, numberOf, storableText } from './row-fields.ts'
import type { RawRow } from './row-fields.ts'

export interface EvalSample {
  readonly docId: number
  readonly prompt: string | null
  readonly target: string | null
  readonly response: string | null
  readonly passed: boolean | null
  readonly score: number | null
  /** Metric values by name. */
  readonly metrics: Readonly<Record<string, number>>
  /** The question as the task file has it, and the filter that was stored. */
  readonly record: unknown
}

/** One line of samples_<task>.jsonl, read; undefined when it has no usable doc_id. */
export interface SampleLine {
  readonly docId: number
  readonly filter: string
  readonly row: RawRow
  /** What must be equal in every line of one question. */
  readonly question: string
}

export function readSampleLine(value: unknown): SampleLine | undefined {
  if (!isRow(value)) return undefined
  const docId = numberOf(value, 'doc_id')
  if (docId === undefined || !Number.isInteger(docId) || docId < 0 || docId > 2_147_483_647) return undefined
  return {
    docId,
    filter: typeof value['filter'] === 'string' ? value['filter'] : 'none',
    row: value,
    question: JSON.stringify([value['doc'] ?? null, value['target'] ?? null]),
  }
}

function toSample({ docId, filter, row }: SampleLine): EvalSample {
  const metrics = metricValues(row)
  const score = firstMetric(row, metrics)
  return {
    docId,
    prompt: plainText(promptOf(row)),
    target: plainText(row['target']),
    response: plainText(first(row['filtered_resps'])) ?? plainText(first(row['resps'])),
    passed: score === undefined ? null : score >= 1,
    score: score ?? null,
    metrics,
    record: { doc: row['doc'] ?? null, filter, resps: row['resps'] ?? null },
  }
}

/**
 * One sample per question, strict-match before other filters whatever the order of lines. A question whose copies
 * differ in text is refused: which of the two was asked cannot be told.
 */
export class SampleSet {
  readonly #byDoc = new Map<number, SampleLine>()
  readonly #conflicting = new Set<number>()

  add(line: SampleLine): void {
    const known = this.#byDoc.get(line.docId)
    if (known && known.question !== line.question) this.#conflicting.add(line.docId)
    if (!known || (known.filter !== 'strict-match' && line.filter === 'strict-match'))
      this.#byDoc.set(line.docId, line)
  }

  /** Questions refused because their copies differ. */
  get conflictingDocIds(): readonly number[] {
    return [...this.#conflicting].sort((a, b) => a - b)
  }

  /** Ascending doc_id. */
  samples(): readonly EvalSample[] {
    return [...this.#byDoc.values()]
      .filter(({ docId }) => !this.#conflicting.has(docId))
      .sort((a, b) => a.docId - b.docId)
      .map(toSample)
  }
}

function metricValues(row: RawRow): Readonly<Record<string, number>> {
  const names = Array.isArray(row['metrics']) ? row['metrics'] : []
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = typeof name === 'string' ? numberOf(row, name) : undefined
      return value === undefined ? [] : [[String(name), value] as const]
    }),
  )
}

function firstMetric(row: RawRow, metrics: Readonly<Record<string, number>>): number | undefined {
  return numberOf(row, 'exact_match') ?? Object.values(metrics)[0]
}

function promptOf(row: RawRow): unknown {
  const argumentSets = row['arguments']
  const firstSet = isRow(argumentSets) ? Object.values(argumentSets)[0] : first(argumentSets)
  return isRow(firstSet) ? Object.values(firstSet)[0] : first(firstSet)
}

const first = (value: unknown): unknown => (Array.isArray(value) ? first(value[0]) : value)

function plainText(value: unknown): string | null {
  if (value === undefined || value === null) return null
  return storableText(typeof value === 'string' ? value : JSON.stringify(value))
}
