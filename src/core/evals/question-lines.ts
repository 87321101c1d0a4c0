/** Question files: one JSON object a line. */
import { problem } from '../problems/catalogue.ts'
import type { Problem } from '../problem.ts'
import type { JsonObject } from '../results/aggregate.ts'

/** Documents with their lines (from 1). Blank lines are skipped; every damaged line and an empty file are problems. */
export function readQuestionLines(
  file: string,
  text: string,
): {
  readonly docs: readonly { readonly doc: JsonObject; readonly line: number }[]
  readonly problems: readonly Problem[]
} {
  const docs: { doc: JsonObject; line: number }[] = []
  const problems: Problem[] = []
  for (const [index, content] of text
    .replace(/^\ufeff/, '')
    .split('\n')
    .entries()) {
    if (content.trim() === '') continue
    const line = index + 1
    const doc = parseObject(content)
    if (typeof doc === 'object') docs.push({ doc, line })
    else
      problems.push(
        problem('INFX253', `line ${line} is not a JSON object: ${doc}`, { at: { file, line, col: 1 } }),
      )
  }
  if (docs.length === 0 && problems.length === 0) {
    problems.push(problem('INFX253', 'the question file is empty', { at: { file, line: 1, col: 1 } }))
  }
  return { docs, problems }
}

/** The object, or the reason why it is none. */
function parseObject(text: string): JsonObject | string {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as JsonObject
    return `it holds ${Array.isArray(value) ? 'a list' : JSON.stringify(value)}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
