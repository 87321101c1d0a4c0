/** Reading lm-eval result files: the parts that scores, rows and verdicts are made of. Input is untrusted. */
import { isRecord, parseLenientJson } from '../measure/lenient-json.ts'

type Fields = Readonly<Record<string, unknown>>

export interface LmEvalResults {
  /** Task → metric → value, as in the file; values are not yet known to be scores. */
  readonly results: Readonly<Record<string, Fields>>
  readonly configs: Readonly<Record<string, Fields>>
  /** Task → questions answered and questions of the set. */
  readonly nSamples: Readonly<
    Record<string, { readonly original: number | null; readonly effective: number | null }>
  >
  readonly modelName?: string
  /** Whether the file says that it is a result file (harness version or result format). */
  readonly isMarked: boolean
  /** Whether only the first questions were asked (`--limit`). */
  readonly isLimited: boolean
  /** Our own block: identity and runner. */
  readonly infx?: Fields
  readonly integrationError?: string
}

/** Parses a result file; bare NaN and Infinity are accepted as numbers so that they can be judged (and fail). */
export function readLmEvalResults(text: string): LmEvalResults | { readonly fault: string } {
  let value: unknown
  try {
    value = parseLenientJson(text)
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
  if (!isRecord(value)) return { fault: 'it is not a JSON object' }
  if (!isRecord(value['results'])) return { fault: 'it has no `results`' }
  const error = value['integration_error']
  return {
    results: records(value['results']),
    configs: records(value['configs']),
    nSamples: Object.fromEntries(
      Object.entries(records(value['n-samples'])).map(([task, counts]) => [
        task,
        { original: count(counts['original']), effective: count(counts['effective']) },
      ]),
    ),
    ...(typeof value['model_name'] === 'string' ? { modelName: value['model_name'] } : {}),
    isMarked: 'lm_eval_version' in value || 'result_format' in value,
    isLimited: isRecord(value['config']) && (value['config']['limit'] ?? null) !== null,
    ...(isRecord(value['infx']) ? { infx: value['infx'] } : {}),
    ...(typeof error === 'string' ? { integrationError: error } : {}),
  }
}

const records = (value: unknown): Readonly<Record<string, Fields>> =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, Fields] => isRecord(entry[1])),
      )
    : {}

const count = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null
