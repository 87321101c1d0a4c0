/**
 * GitHub's own workflow parser and expression engine. Their published code imports JSON without an import attribute,
 * which plain Node refuses: the hook adds it before they are loaded.
 */
import { register } from 'node:module'

const hook = `export async function load(url, context, next) {
  if (!url.endsWith('.json')) return next(url, context)
  return next(url, { ...context, importAttributes: { ...context.importAttributes, type: 'json' } })
}`
register(`data:text/javascript,${encodeURIComponent(hook)}`)

export const workflowParser = await import('@actions/workflow-parser')
export const { ErrorPolicy } = await import('@actions/workflow-parser/model/convert')
export const expressions = await import('@actions/expressions')
