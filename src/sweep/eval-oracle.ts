/** What the simulated engine answers an evaluation from: the task's own questions, written beside the engine. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EvalTaskDefinition } from '../core/evals/task.ts'

/** The questions as JSONL of {question, answer}. */
export function oracleText(task: EvalTaskDefinition): string {
  const lines = task.questions.map(({ doc, prompt, target }) => {
    const question = typeof doc['question'] === 'string' ? doc['question'] : prompt
    const answer = typeof doc['answer'] === 'string' ? doc['answer'] : target
    return `${JSON.stringify({ question, answer })}\n`
  })
  return lines.join('')
}

export const oracleFileName = 'oracle.jsonl'

/** Writes them into `workDir`; returns the path. */
export async function writeOracle(task: EvalTaskDefinition, workDir: string): Promise<string> {
  const path = join(workDir, oracleFileName)
  await writeFile(path, oracleText(task))
  return path
}
