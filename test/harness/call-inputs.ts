/** Inputs and secrets of called and dispatched workflows. */
import { isJsonMap, textOf } from '../fakes/github/json.ts'
import type { Json, JsonMap } from '../fakes/github/json.ts'
import { mapOf } from './tree.ts'
import type { Tree, TreeMap } from './tree.ts'

export class CallError extends Error {
  override readonly name = 'CallError'
}

/** `on.<event>.<what>` of a workflow, e.g. the inputs of workflow_call. */
export const declared = (workflow: TreeMap, event: string, what: string): TreeMap =>
  mapOf(mapOf(mapOf(workflow['on'])[event])[what])

/** Faults that are plain before anything runs: unknown and missing inputs and secrets. */
export function checkCall(callee: TreeMap, given: TreeMap, secrets: Tree | undefined): readonly string[] {
  const inputs = declared(callee, 'workflow_call', 'inputs')
  const problems = Object.keys(given)
    .filter((name) => !(name in inputs))
    .map((name) => `Invalid input, ${name} is not defined in the referenced workflow.`)
  for (const [name, input] of Object.entries(inputs))
    if (mapOf(input)['required'] === true && !(name in given))
      problems.push(`Input ${name} is required, but not provided while calling.`)
  if (secrets === 'inherit') return problems
  const wanted = declared(callee, 'workflow_call', 'secrets')
  const passed = mapOf(secrets)
  for (const name of Object.keys(passed))
    if (!(name in wanted)) problems.push(`Invalid secret, ${name} is not defined in the referenced workflow.`)
  for (const [name, secret] of Object.entries(wanted))
    if (mapOf(secret)['required'] === true && !(name in passed))
      problems.push(`Secret ${name} is required, but not provided while calling.`)
  return problems
}

/** The `inputs` context of a called workflow; a value of another type is an error. */
export function callInputs(definitions: JsonMap, given: JsonMap): JsonMap {
  return Object.fromEntries(
    Object.entries(definitions).map(([name, definition]): readonly [string, Json] => {
      const { type, default: fallback } = isJsonMap(definition) ? definition : {}
      const value = given[name] ?? fallback ?? emptyOf(type)
      if (typeof value !== type)
        throw new CallError(`Input ${name}: expected ${textOf(type)}, got ${JSON.stringify(value)}`)
      return [name, value]
    }),
  )
}

const emptyOf = (type: Json | undefined): Json => (type === 'boolean' ? false : type === 'number' ? 0 : '')

/** The `inputs` context of a dispatch: typed from the text of the payload, with defaults. */
export function dispatchInputs(definitions: JsonMap, given: JsonMap): JsonMap {
  const unknown = Object.keys(given).filter((name) => !(name in definitions))
  if (unknown.length > 0) throw new CallError(`Unexpected inputs provided: ${JSON.stringify(unknown)}`)
  return Object.fromEntries(
    Object.entries(definitions).map(([name, definition]): readonly [string, Json] => {
      const { type, default: fallback, required, options } = isJsonMap(definition) ? definition : {}
      const value = given[name] ?? fallback
      if (required === true && (value === undefined || value === ''))
        throw new CallError(`Required input '${name}' not provided`)
      const text = textOf(value)
      if (
        type === 'choice' &&
        Array.isArray(options) &&
        !(options as readonly Json[]).map(textOf).includes(text)
      )
        throw new CallError(`Provided value '${text}' for input '${name}' not in the list of allowed values`)
      if (type === 'boolean') return [name, text === 'true']
      return [name, type === 'number' ? Number(text) : text]
    }),
  )
}
