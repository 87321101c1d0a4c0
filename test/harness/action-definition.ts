/** action.yml of a node action. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { isJsonMap, textOf as asText } from '../fakes/github/json.ts'
import type { Json } from '../fakes/github/json.ts'
import { evaluate, textOf } from './expressions.ts'
import type { Scope } from './expressions.ts'

export interface ActionDefinition {
  readonly dir: string
  readonly main: string
  readonly post: string | undefined
  readonly postIf: string
  /** Input → default as written; undefined without one. */
  readonly inputs: ReadonlyMap<string, string | undefined>
}

export function loadAction(dir: string, uses: string): ActionDefinition {
  const file = ['action.yml', 'action.yaml'].map((name) => join(dir, name)).find(existsSync)
  if (file === undefined)
    throw new Error(
      `Can't find 'action.yml', 'action.yaml' or 'Dockerfile' under '${dir}' (${uses}). Did you forget to run actions/checkout before running your local action?`,
    )
  const document = parse(readFileSync(file, 'utf8')) as Json
  const runs = isJsonMap(document) && isJsonMap(document['runs']) ? document['runs'] : {}
  const { using, main, post, 'post-if': postIf } = runs
  if (typeof using !== 'string' || !/^node\d+$/.test(using) || typeof main !== 'string')
    throw new Error(`${uses}: the harness runs node actions, not using: ${asText(using)}`)
  const inputs = isJsonMap(document) && isJsonMap(document['inputs']) ? document['inputs'] : {}
  return {
    dir,
    main: join(dir, main),
    post: typeof post === 'string' ? join(dir, post) : undefined,
    postIf: typeof postIf === 'string' ? postIf : 'always()',
    inputs: new Map(
      Object.entries(inputs).map(([name, input]) => [
        name,
        isJsonMap(input) && input['default'] !== undefined ? asText(input['default']) : undefined,
      ]),
    ),
  }
}

export interface ActionInputs {
  /** INPUT_* variables: upper case, spaces become underscores, dashes stay. */
  readonly env: Readonly<Record<string, string>>
  readonly unknown: readonly string[]
}

/** Names are case-insensitive; a required input that is missing is no error for the runner. */
export function actionInputs(
  action: ActionDefinition,
  given: Readonly<Record<string, string>>,
  scope: Scope,
): ActionInputs {
  const known = new Set([...action.inputs.keys()].map((name) => name.toLowerCase()))
  const byName = new Map(Object.entries(given).map(([name, value]) => [name.toLowerCase(), value]))
  const declared = [...action.inputs].map(
    ([name, fallback]) =>
      [name, byName.get(name.toLowerCase()) ?? interpolate(fallback ?? '', scope)] as const,
  )
  const unknown = Object.keys(given).filter((name) => !known.has(name.toLowerCase()))
  const all = [...declared, ...unknown.map((name) => [name, given[name] ?? ''] as const)]
  return {
    env: Object.fromEntries(
      all.map(([name, value]) => [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value]),
    ),
    unknown,
  }
}

const expressionPattern = /\$\{\{((?:'(?:[^']|'')*'|[^'}]|\}(?!\}))*)\}\}/g

/** Expressions in the text of a default. */
const interpolate = (text: string, scope: Scope): string =>
  text.replace(expressionPattern, (_, source: string) => textOf(evaluate(source.trim(), scope), source))
