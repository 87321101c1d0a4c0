/** Turns findings of a precompiled JSON Schema validator into Problems on the lines that caused them. */
import '../problems/config.ts'
import { didYouMean, type Problem, type ProblemCode } from '../problem.ts'
import { problem } from '../problems/catalogue.ts'
import type { PlaceOf } from '../../yaml.ts'

/** What a precompiled ajv validator looks like with `verbose` on. */
export interface SchemaValidator {
  (value: unknown): boolean
  errors?: readonly SchemaError[] | null
}

export interface SchemaError {
  readonly instancePath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
  readonly message?: string
  readonly data?: unknown
  readonly parentSchema?: unknown
}

export interface SchemaFindings {
  readonly problems: readonly Problem[]
  /** Nothing but unknown fields is wrong: the known fields are all there and have their declared types. */
  readonly hasShape: boolean
}

/**
 * All violations of `value`, at most one per place. Unknown fields mark the key, missing fields the object that lacks
 * them. `read` is what the YAML reader found, whose word on a scalar is better than ours: it saw how it was written.
 */
export function checkSchema(
  validator: SchemaValidator,
  value: unknown,
  placeOf: PlaceOf,
  read: readonly Problem[] = [],
): SchemaFindings {
  if (validator(value)) return { problems: [], hasShape: true }
  const errors = validator.errors ?? []
  const seen = new Set<string>()
  const problems = errors.flatMap((error): Problem | readonly Problem[] => {
    const path = pointerPath(error.instancePath)
    const key = `${path.join('/')} ${error.keyword} ${String(error.params['additionalProperty'] ?? error.params['missingProperty'])}`
    if (seen.has(key)) return []
    seen.add(key)
    return isMisspelt(error, errors) ? [] : oneProblem(error, path, placeOf)
  })
  return {
    problems: problems.filter((found) => !isSaidAlready(found, read)),
    hasShape: errors.every(({ keyword }) => keyword === 'additionalProperties'),
  }
}

/** The problems of `checkSchema`. */
export const schemaProblems = (
  validator: SchemaValidator,
  value: unknown,
  placeOf: PlaceOf,
  read: readonly Problem[] = [],
): readonly Problem[] => checkSchema(validator, value, placeOf, read).problems

/** A required field that is missing because it stands there under a similar name, which is reported with a hint. */
function isMisspelt(error: SchemaError, errors: readonly SchemaError[]): boolean {
  if (error.keyword !== 'required') return false
  const missing = String(error.params['missingProperty'])
  return errors.some(
    (other) =>
      other.keyword === 'additionalProperties' &&
      other.instancePath === error.instancePath &&
      didYouMean(String(other.params['additionalProperty']), propertyNames(other.parentSchema)) === missing,
  )
}

const scalarCodes: readonly ProblemCode[] = ['INFX015', 'INFX017']

const isSaidAlready = ({ code, at }: Problem, read: readonly Problem[]): boolean =>
  code === 'INFX013' &&
  at !== undefined &&
  read.some(
    (other) => scalarCodes.includes(other.code) && other.at?.line === at.line && other.at.col === at.col,
  )

function oneProblem(error: SchemaError, path: readonly (string | number)[], placeOf: PlaceOf): Problem {
  const name = path.at(-1)
  if (error.keyword === 'additionalProperties') {
    return unknownField(error, path, placeOf, propertyNames(error.parentSchema))
  }
  if (error.keyword === 'required') {
    const field = String(error.params['missingProperty'])
    const at = placeOf(path, 'key')
    return problem('INFX014', `${where(name)}lacks the required field "${field}"`, at ? { at } : {})
  }
  const at = placeOf(path)
  const message = `${where(name)}must be ${expectation(error)}, not ${shown(error.data)}`
  const isNumberForText =
    error.keyword === 'type' && error.params['type'] === 'string' && typeof error.data === 'number'
  const near = nearestOf(error)
  return problem('INFX013', message, {
    ...(at ? { at } : {}),
    ...(near === undefined ? {} : { hint: `did you mean "${near}"?` }),
    // How the number was written is not known here: 1.10 arrives as 1.1.
    ...(isNumberForText ? { hint: 'put quotes around it, just as it is written' } : {}),
  })
}

/** The allowed word that was likely meant. */
function nearestOf({ keyword, params, data }: SchemaError): string | undefined {
  const { allowedValues } = params
  if (keyword !== 'enum' || typeof data !== 'string' || !Array.isArray(allowedValues)) return undefined
  return didYouMean(
    data,
    allowedValues.filter((value) => typeof value === 'string'),
  )
}

function unknownField(
  error: SchemaError,
  path: readonly (string | number)[],
  placeOf: PlaceOf,
  allowed: readonly string[],
): Problem {
  const field = String(error.params['additionalProperty'])
  const at = placeOf([...path, field], 'key')
  const near = didYouMean(field, allowed)
  const hint = `${near === undefined ? '' : `did you mean "${near}"? `}allowed here: ${allowed.join(', ')}`
  return problem('INFX012', `unknown field "${field}"`, { hint, ...(at ? { at } : {}) })
}

const where = (name: string | number | undefined): string =>
  name === undefined ? 'the document ' : typeof name === 'number' ? `item ${name + 1} ` : `"${name}" `

/** What the schema wants at the place of the error, to be put behind "must be". */
export function expectation({ keyword, params, message }: SchemaError): string {
  switch (keyword) {
    case 'type': {
      const types = Array.isArray(params['type']) ? params['type'] : [params['type']]
      return types.map(String).map(article).join(' or ')
    }
    case 'enum':
      return `one of ${Array.isArray(params['allowedValues']) ? params['allowedValues'].join(', ') : ''}`
    case 'const':
      return JSON.stringify(params['allowedValue'])
    case 'minimum':
      return `at least ${String(params['limit'])}`
    case 'maximum':
      return `at most ${String(params['limit'])}`
    case 'exclusiveMinimum':
      return `greater than ${String(params['limit'])}`
    case 'minLength':
      return 'a text that is not empty'
    case 'minItems':
      return `a list of at least ${String(params['limit'])}`
    case 'pattern':
      return params['pattern'] === '^(?!image:)'
        ? 'a version, not an image reference'
        : `of the form ${String(params['pattern'])}`
    default:
      return (message ?? keyword).replace(/^must be /, '')
  }
}

const names: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  null: 'empty',
  number: 'a number',
  object: 'a mapping',
  string: 'a text',
}
const article = (type: string): string => names[type] ?? type

/** A value as a reader would write it, cut to one short line. */
export function shown(value: unknown): string {
  if (value === undefined || value === null) return 'empty'
  if (Array.isArray(value))
    return value.length === 0 ? 'an empty list' : `a list (${clip(JSON.stringify(value))})`
  if (typeof value === 'object') return 'a mapping'
  return clip(JSON.stringify(value))
}

const clip = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}...` : text)

function propertyNames(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null || !('properties' in schema)) return []
  const { properties } = schema
  return typeof properties === 'object' && properties !== null ? Object.keys(properties) : []
}

/** Digits are positions in a list; a mapping of numbers reads the same to `placeOf`. */
const pointerPath = (pointer: string): (string | number)[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step.replaceAll('~1', '/').replaceAll('~0', '~')))
