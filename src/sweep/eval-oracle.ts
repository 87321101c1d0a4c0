/** What the simulated engine answers an evaluation from: the task's own questions, written beside the engine. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EvalTaskDefinition } from '../core/evals/task.ts'

/** Writes the questions as JSONL of {question, answer} into `workDir`; returns the path. */
export async function writeOracle(task: EvalTaskDefinition, workDir: string): Promise<string> {
  const lines = task.questions.map(({ doc, prompt, target }) => {
    const question = typeof doc['question'] === 'string' ? doc['question'] : prompt
    const answer = typeof doc['answer'] === 'string' ? doc['answer'] : target
    return `${JSON.stringify({ question, answer })}\n`
  })
  const path = join(workDir, 'oracle.jsonl')
  await writeFile(path, lines.join(''))
  return path
}
