/** Evaluates `${{ }}` with GitHub's own engine. */
import { expressions } from './language.ts'
import type { Json } from '../fakes/github/json.ts'
import type { Tree } from './tree.ts'
import { Expression } from './tree.ts'
import type { data as Data, Lexer } from '@actions/expressions'

/** What the status functions answer at the place of evaluation. */
export interface Status {
  readonly success: boolean
  readonly failure: boolean
  readonly cancelled: boolean
}

export interface Scope {
  readonly contexts: Readonly<Record<string, Json>>
  readonly status: Status
  /** Folder of hashFiles(); without one it answers ''. */
  readonly hashFiles?: (patterns: readonly string[]) => string
}

export const contextNames = [
  'github', 'needs', 'inputs', 'vars', 'matrix', 'strategy', 'secrets', 'env', 'steps', 'runner', 'job', 'jobs',
] as const // prettier-ignore

const { data } = expressions

export function toData(value: Json): Data.ExpressionData {
  if (value === null) return new data.Null()
  if (typeof value === 'string') return new data.StringData(value)
  if (typeof value === 'number') return new data.NumberData(value)
  if (typeof value === 'boolean') return new data.BooleanData(value)
  if (isList(value)) return new data.Array(...value.map(toData))
  return new data.Dictionary(...Object.entries(value).map(([key, item]) => ({ key, value: toData(item) })))
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

const fromData = (value: Data.ExpressionData): Json =>
  JSON.parse(JSON.stringify(value, data.replacer)) as Json

/** Faults of an expression fail the job with GitHub's own sentence. */
function evaluateData(source: string, scope: Scope): Data.ExpressionData {
  try {
    return evaluateUnguarded(source, scope)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new TemplateError(`\${{ ${source} }}: ${message}`, { cause: error })
  }
}

function evaluateUnguarded(source: string, scope: Scope): Data.ExpressionData {
  const status = (name: string, answer: boolean) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(answer),
  })
  const functions = [
    status('success', scope.status.success),
    status('failure', scope.status.failure),
    status('cancelled', scope.status.cancelled),
    status('always', true),
    {
      name: 'hashFiles',
      minArgs: 1,
      maxArgs: 255,
      call: (...patterns: Data.ExpressionData[]) =>
        new data.StringData(scope.hashFiles?.(patterns.map((pattern) => pattern.coerceString())) ?? ''),
    },
  ]
  const parsed = new expressions.Parser(tokensOf(source), [...contextNames], functions).parse()
  const contexts = Object.fromEntries(contextNames.map((name) => [name, scope.contexts[name] ?? {}]))
  const root = toData(contexts)
  if (root.kind !== new data.Dictionary().kind) throw new Error('contexts are a dictionary')
  const byName = new Map(functions.map((item) => [item.name.toLowerCase(), item]))
  return new expressions.Evaluator(parsed, root, byName).evaluate()
}

/** The published lexer undoes only the first doubled quote of a string; GitHub undoes all. */
const tokensOf = (source: string): ReturnType<Lexer['lex']>['tokens'] =>
  new expressions.Lexer(source)
    .lex()
    .tokens.map((token) =>
      typeof token.value === 'string' && token.lexeme.startsWith("'")
        ? { ...token, value: token.lexeme.slice(1, -1).replaceAll("''", "'") }
        : token,
    )

export const evaluate = (source: string, scope: Scope): Json => fromData(evaluateData(source, scope))

export function isTruthy(source: string, scope: Scope): boolean {
  const value = evaluate(source, scope)
  return !(value === false || value === 0 || value === '' || value === null)
}

/** Evaluates every expression in a template. */
export function resolve(tree: Tree, scope: Scope): Json {
  if (tree instanceof Expression) return evaluate(tree.source, scope)
  if (Array.isArray(tree)) return (tree as readonly Tree[]).map((item) => resolve(item, scope))
  if (typeof tree === 'object' && tree !== null)
    return Object.fromEntries(Object.entries(tree).map(([key, item]) => [key, resolve(item, scope)]))
  return tree
}

/** Text of a value where GitHub wants a string: lists and mappings are an error there, not `[object Object]`. */
export function textOf(value: Json, what: string): string {
  if (value === null) return ''
  if (typeof value === 'object') {
    throw new TemplateError(`${what}: A ${isList(value) ? 'sequence' : 'mapping'} was not expected`)
  }
  return toData(value).coerceString()
}

export const resolveText = (tree: Tree | undefined, scope: Scope, what: string): string =>
  tree === undefined ? '' : textOf(resolve(tree, scope), what)

/** A mapping of texts: env, with, outputs. */
export function resolveTexts(tree: Tree | undefined, scope: Scope, what: string): Record<string, string> {
  const value: Json = tree === undefined ? {} : resolve(tree, scope)
  if (value === null) return {}
  if (typeof value !== 'object' || isList(value)) throw new TemplateError(`${what}: a mapping was expected`)
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, textOf(item, `${what}.${key}`)]))
}

export class TemplateError extends Error {
  override readonly name = 'TemplateError'
}
