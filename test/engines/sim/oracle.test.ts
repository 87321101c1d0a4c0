import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { parseOracle } from '../../../src/engines/sim/oracle.ts'
import { ProblemError } from '../../../src/core/problem.ts'
import { Servers, chat } from './http-client.ts'

const questions = Array.from({ length: 200 }, (_, index) => ({
  question: `A farm has ${index} sheep and buys ${index + 3} more.\nHow many are there, case ${index}?`,
  answer: `It has ${index} and ${index + 3}.\n#### ${2 * index + 3}`,
}))
const jsonl = questions.map((entry) => JSON.stringify(entry)).join('\n')

const prompt = (question: string): string =>
  `Question: ${questions[0]?.question}\nAnswer: #### 3\n\nQuestion: ${question}\nEnd your response with the answer.\nAnswer:`

const strict = (text: string): string | undefined => /#### (-?[0-9.,]+)/.exec(text)?.[1]

function score(
  accuracy: number,
  seed: number,
): { readonly right: number; readonly answers: readonly string[] } {
  const oracle = parseOracle(jsonl, { file: 'q.jsonl', accuracy, seed })
  const answers = questions.map(({ question }) => oracle.answer(prompt(question)) ?? '')
  return { right: answers.filter((text, index) => strict(text) === String(2 * index + 3)).length, answers }
}

describe('parseOracle', () => {
  it.each([0, 0.5, 0.93, 1])('answers with accuracy %d over the whole set', (accuracy) => {
    expect(score(accuracy, 1).right).toBe(accuracy * 200)
  })

  it('answers the same for the same seed and otherwise for another', () => {
    expect(score(0.8, 3)).toEqual(score(0.8, 3))
    expect(score(0.8, 3).answers).not.toEqual(score(0.8, 4).answers)
  })

  it('gives wrong answers that look like answers', () => {
    for (const text of score(0, 1).answers) expect(strict(text)).toMatch(/^-?\d+$/)
  })

  it('does not know other questions', () => {
    const oracle = parseOracle(jsonl, { file: 'q.jsonl', accuracy: 1, seed: 1 })
    expect(oracle.answer('What is the capital of France?')).toBeUndefined()
  })

  it('tells every bad line', () => {
    const text = '{"question":"a","answer":"1"}\n{"question":"a"\n\n{"question":1,"answer":"2"}'
    const parse = (): unknown => parseOracle(text, { file: 'q.jsonl', accuracy: 1, seed: 1 })
    expect(parse).toThrow(ProblemError)
    expect(parse).toThrow(/q\.jsonl:2:1 {2}error INFX172[^]*q\.jsonl:4:1 {2}error INFX172/)
  })
})

describe('through the server', () => {
  const servers = new Servers()
  const dir = mkdtempSync(join(tmpdir(), 'infx-oracle-'))
  afterEach(async () => {
    await servers.closeAll()
    rmSync(dir, { recursive: true, force: true })
  })

  it('answers known questions from the oracle and ends by itself', async () => {
    const path = join(dir, 'questions.jsonl')
    writeFileSync(path, jsonl)
    const server = await servers.start({ oracle: { path, accuracy: 1, seed: 1 }, evalMode: true })
    const content = prompt(questions[7]?.question ?? '')
    const messages = [{ role: 'user', content }]
    const answer = (await (
      await chat(server, { model: 'test/model', messages, max_tokens: 500 })
    ).json()) as {
      readonly choices: readonly {
        readonly message: { readonly content: string }
        readonly finish_reason: string
      }[]
    }
    expect(strict(answer.choices[0]?.message.content ?? '')).toBe('17')
    expect(answer.choices[0]?.finish_reason).toBe('stop')
  })

  it('does not start without its file', async () => {
    const start = servers.start({ oracle: { path: join(dir, 'missing.jsonl'), accuracy: 1, seed: 1 } })
    await expect(start).rejects.toThrow(/INFX172/)
  })
})
