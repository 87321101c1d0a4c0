/** The simulated engine's oracle and the example's filters must agree on what a right answer is. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { exactMatch, extractAnswer } from '../../../src/core/evals/answer-filter.ts'
import { loadEvalTask } from '../../../src/core/evals/load-task.ts'
import { chatMessages } from '../../../src/core/evals/task.ts'
import { parseOracle } from '../../../src/engines/sim/oracle.ts'

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
const { task } = loadEvalTask('examples/quickstart/evals/demo_sums.yaml', read)
const file = 'examples/quickstart/evals/demo_sums.jsonl'

it.each([0, 0.5, 0.9, 1])('an oracle of accuracy %d scores it in the strict filter', (accuracy) => {
  if (!task) throw new Error('the example task does not load')
  const oracle = parseOracle(read(file), { file, accuracy, seed: 7 })
  const [strict, flexible] = task.filters.map((filter) => {
    const scores = task.questions.map((question): number => {
      const prompt = chatMessages(task, question).at(-1)?.content ?? ''
      return exactMatch(task.rule, extractAnswer(filter, oracle.answer(prompt) ?? ''), question.target)
    })
    return scores.reduce((sum, score) => sum + score, 0) / scores.length
  })
  expect(strict).toBeCloseTo(accuracy, 10)
  expect(flexible).toBeGreaterThanOrEqual(accuracy)
})
