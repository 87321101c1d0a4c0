/** Results as they were found in artifacts: parsed, identified, damage recorded. Nothing here throws for what a file holds. */
import '../problems/evals.ts'
import { isRecord, parseLenientJson } from '../measure/lenient-json.ts'
import { isTooDeep, tooDeep } from '../measure/nesting.ts'
import type { PointId } from '../point.ts'
import { optional } from '../optional-field.ts'
import { problem } from '../problems/catalogue.ts'
import type { Problem } from '../problem.ts'
import type { Aggregate, PointFailure } from '../results/aggregate.ts'
import { attemptInName } from './artifact-names.ts'
import { jsonFault } from './json-fault.ts'
import { factsOf, type ResultFacts } from './result-facts.ts'

/** `point` = a point's own valid-name artifact, `failed` = its failed one, `aggregate` = a row of an aggregate file. */
export type ResultOrigin = 'point' | 'failed' | 'aggregate'

export interface FoundResult {
  readonly artifact: string
  /** `<artifact>/<file>`, with `#<index>` for a row of a list. */
  readonly path: string
  /** Path inside the artifact. */
  readonly file: string
  /** Of the row, where the file is a list of rows. */
  readonly index?: number
  readonly origin: ResultOrigin
  /** From the result, else from the artifact's name; null when neither says. */
  readonly attempt: number | null
  /** Upload time, ISO 8601, where known. */
  readonly createdAt?: string
  /** Point that the result names; null = a row of another producer. */
  readonly pointId: PointId | null
  readonly planDigest: string | null
  /** Null when the file is damaged. */
  readonly facts: ResultFacts | null
  /** Paths of values that are NaN or infinite. */
  readonly nonFinite: readonly string[]
  readonly failure?: PointFailure
  /** Why the result cannot be used; empty when it can. */
  readonly problems: readonly Problem[]
}

export interface ResultFile {
  readonly artifact: string
  /** Path inside the artifact. */
  readonly file: string
  readonly origin: ResultOrigin
  readonly text: string
  readonly createdAt?: string
}

/** Results of one file: one for an object, one per element for a list, one damaged one for anything else. */
export function readResultFile(source: ResultFile): readonly FoundResult[] {
  const path = `${source.artifact}/${source.file}`
  let value: unknown
  try {
    value = parseLenientJson(source.text)
  } catch (error) {
    const place = jsonFault(source.text) ?? { line: 1, col: 1 }
    const reason = error instanceof Error ? error.message : String(error)
    return [
      damagedResult(
        source,
        problem('INFX265', `${path} is not JSON: ${reason}`, { at: { file: path, ...place } }),
      ),
    ]
  }
  if (Array.isArray(value)) return value.map((row: unknown, index) => readRow(source, row, index))
  return [readRow(source, value)]
}

/** A result that could not even be read. */
export const damagedResult = (
  source: Omit<ResultFile, 'text'>,
  reason: Problem,
  index?: number,
): FoundResult => ({
  ...placeOf(source, index),
  attempt: attemptInName(source.artifact) ?? null,
  pointId: null,
  planDigest: null,
  facts: null,
  nonFinite: [],
  problems: [reason],
})

const placeOf = ({ artifact, file, origin, createdAt }: Omit<ResultFile, 'text'>, index?: number) => ({
  artifact,
  path: `${artifact}/${file}${index === undefined ? '' : `#${index}`}`,
  file,
  ...optional('index', index),
  origin,
  ...optional('createdAt', createdAt),
})

function readRow(source: ResultFile, value: unknown, index?: number): FoundResult {
  const place = placeOf(source, index)
  const { path } = place
  const at = { file: path, line: 1, col: 1 }
  const refuse = (why: string): FoundResult =>
    damagedResult(source, problem('INFX265', `${path} ${why}`, { at }), index)
  if (!isRecord(value)) return refuse('is not a JSON object')
  if (isTooDeep(value)) return refuse(`is ${tooDeep}`)
  const block = isRecord(value['infx']) ? value['infx'] : {}
  const inName = attemptInName(source.artifact)
  const inResult = positiveInteger(block['attempt'])
  const isTorn = inName !== undefined && inResult !== undefined && inName !== inResult
  const mismatch = `${path} states attempt ${inResult}, its name says ${inName}`
  const nonFinite = nonFinitePaths(value, '')
  return {
    ...place,
    attempt: inResult ?? inName ?? null,
    pointId: text(block['point_id']),
    planDigest: text(block['plan_digest']),
    facts: factsOf(value as Aggregate, nonFinite.length > 0), // parsed JSON
    nonFinite,
    ...(isFailure(value['failure']) ? { failure: value['failure'] } : {}),
    problems: isTorn ? [problem('INFX267', mismatch, { at })] : [],
  }
}

/** Dotted paths of numbers that are NaN or infinite, in document order. */
function nonFinitePaths(value: unknown, path: string): readonly string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    nonFinitePaths(inner, path === '' ? key : `${path}.${key}`),
  )
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

const positiveInteger = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined

const phases: readonly unknown[] = [
  'queued',
  'starting',
  'healthy',
  'warm-up',
  'profiling',
  'stopping',
  'done',
]

function isFailure(value: unknown): value is PointFailure {
  return (
    isRecord(value) &&
    phases.includes(value['phase']) &&
    typeof value['retriable'] === 'boolean' &&
    Array.isArray(value['problems']) &&
    value['problems'].every(isProblem)
  )
}

const isProblem = (value: unknown): boolean =>
  isRecord(value) &&
  /^INFX\d+$/.test(String(value['code'])) &&
  typeof value['message'] === 'string' &&
  ['user', 'infra', 'product'].includes(String(value['blame'])) &&
  ['error', 'warning', 'notice'].includes(String(value['severity']))
