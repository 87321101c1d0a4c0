/** Accuracy thresholds: reading the file, and finding the one for a model and task. Fails closed. */
import { loadYaml } from '../../yaml.ts'
import type { PlaceOf } from '../../yaml.ts'
import { schemaProblems } from '../config/schema-problems.ts'
import '../problems/evals.ts'
import { problem } from '../problems/catalogue.ts'
import { hasErrors } from '../problem.ts'
import type { Problem } from '../problem.ts'
import type { Thresholds } from '../schema/thresholds.generated.ts'
import { thresholds as validateThresholds } from '../schema/thresholds.validator.generated.ts'

export type { Thresholds } from '../schema/thresholds.generated.ts'

/** A threshold in [0, 1] and the table that it stands in. */
export interface ResolvedThreshold {
  readonly value: number
  readonly table: `models.${string}` | 'default' | 'min-score'
  /** Full path, e.g. `models.dsv4.gsm8k`, `default.gsm8k`, `min-score`. */
  readonly source: string
}

export interface LoadedThresholds {
  /** Absent when there is any error; the gate then fails for every score. */
  readonly thresholds?: Thresholds
  readonly problems: readonly Problem[]
}

/**
 * Reads a thresholds file: `default` and `models` sections, or the older flat form (task to score), which counts as
 * `default`. `text` undefined = the file is missing, which is a Problem like any damage.
 */
export function loadThresholds(file: {
  readonly path: string
  readonly text: string | undefined
}): LoadedThresholds {
  const at = { file: file.path, line: 1, col: 1 }
  if (file.text === undefined) {
    return { problems: [problem('INFX254', `thresholds file "${file.path}" does not exist`, { at })] }
  }
  const { value, problems, placeOf } = loadYaml(file.text, file.path)
  if (hasErrors(problems)) return { problems }
  const isFlat = isFlatForm(value)
  const sections: unknown = isFlat ? { default: value } : value
  const violations = schemaProblems(validateThresholds, sections, isFlat ? unwrapped(placeOf) : placeOf)
  if (violations.length > 0) return { problems: [...problems, ...violations] }
  return { thresholds: sections as Thresholds, problems }
}

/** Flat: a map of which at least one value is a number, at the top. A misspelt section is a map and is not taken for one. */
const isFlatForm = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !('default' in value) &&
  !('models' in value) &&
  Object.values(value).some((entry) => typeof entry === 'number')

/** Places of the flat form, whose tasks stand where `default` would. */
const unwrapped =
  (placeOf: PlaceOf): PlaceOf =>
  (path, what) =>
    placeOf(path.slice(1), what)

/**
 * `models.<prefix>.<task>`, then `default.<task>`, then `minScore` when one was given; undefined when nothing
 * applies, which fails the gate. Own members only: a model called `constructor` has no threshold.
 */
export function thresholdFor(
  thresholds: Thresholds,
  query: {
    readonly modelPrefix: string | undefined
    readonly task: string
    readonly minScore: number | undefined
  },
): ResolvedThreshold | undefined {
  const { modelPrefix, task, minScore } = query
  const ofModel = modelPrefix === undefined ? undefined : own(own(thresholds.models, modelPrefix), task)
  if (modelPrefix !== undefined && ofModel !== undefined) {
    return { value: ofModel, table: `models.${modelPrefix}`, source: `models.${modelPrefix}.${task}` }
  }
  const ofTask = own(thresholds.default, task)
  if (ofTask !== undefined) return { value: ofTask, table: 'default', source: `default.${task}` }
  return minScore === undefined ? undefined : { value: minScore, table: 'min-score', source: 'min-score' }
}

/** Whether a model has any threshold of its own. */
export const hasModelThresholds = (thresholds: Thresholds, modelPrefix: string): boolean =>
  own(thresholds.models, modelPrefix) !== undefined

const own = <Value>(record: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined =>
  record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined
