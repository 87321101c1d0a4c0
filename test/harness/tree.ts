/** A parsed template: plain values with the expressions left in. */
import { workflowParser } from './language.ts'
import type { TemplateToken } from '@actions/workflow-parser/templates/tokens/template-token'

export class Expression {
  /** Without `${{` and `}}`; text around several expressions has become format(). */
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
}

export type Tree = Expression | null | boolean | number | string | readonly Tree[] | TreeMap
export interface TreeMap {
  readonly [key: string]: Tree
}

export const isTreeMap = (tree: Tree | undefined): tree is TreeMap =>
  typeof tree === 'object' && tree !== null && !Array.isArray(tree) && !(tree instanceof Expression)

/** The mapping itself, or an empty one where there is none. */
export const mapOf = (tree: Tree | undefined): TreeMap => (isTreeMap(tree) ? tree : {})

export function toTree(token: TemplateToken): Tree {
  if (workflowParser.isBasicExpression(token)) return new Expression(token.expression)
  if (workflowParser.isMapping(token))
    return Object.fromEntries([...token].map((pair) => [pair.key.toString(), toTree(pair.value)]))
  if (workflowParser.isSequence(token)) return [...token].map(toTree)
  if (workflowParser.isString(token) || workflowParser.isNumber(token) || workflowParser.isBoolean(token))
    return token.value
  if (workflowParser.isLiteral(token)) return null
  throw new Error(`a template token of type ${token.typeName()} is not modelled`)
}
