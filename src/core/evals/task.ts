/** A loaded evaluation task: questions, worked examples, prompt form, filters, comparison. */
import type { JsonObject } from '../results/aggregate.ts'
import type { AnswerFilter, ExactMatchRule } from './answer-filter.ts'

/** One question as its file has it, with the prompt and the reference answer made of it. */
export interface EvalQuestion {
  /** From 0, in the order of the file. */
  readonly docId: number
  readonly doc: JsonObject
  readonly prompt: string
  readonly target: string
}

export interface EvalTaskDefinition {
  readonly task: string
  /** Version in the task's metadata; scores of different versions are not compared. */
  readonly version: number | string
  readonly path: string
  readonly questions: readonly EvalQuestion[]
  /** Worked examples, already cut to the task's number. */
  readonly examples: readonly EvalQuestion[]
  readonly examplesAsMultiturn: boolean
  /** Stop strings; at most four go on the wire. */
  readonly until: readonly string[]
  readonly filters: readonly AnswerFilter[]
  readonly rule: ExactMatchRule
  /** Whether `questions` is the whole set; a score over a slice never passes a gate. */
  readonly fullSet: boolean
  /** The task file's content, repeated in the result file. */
  readonly config: JsonObject
}

export interface ChatMessage {
  readonly role: 'user' | 'assistant'
  readonly content: string
}

/** Messages of one question: worked examples as turns, or all of it in one user turn. */
export function chatMessages(task: EvalTaskDefinition, question: EvalQuestion): readonly ChatMessage[] {
  if (task.examplesAsMultiturn) {
    const turns = task.examples.flatMap((example): ChatMessage[] => [
      { role: 'user', content: example.prompt },
      { role: 'assistant', content: example.target },
    ])
    return [...turns, { role: 'user', content: question.prompt }]
  }
  const worked = task.examples.map((example) => `${example.prompt} ${example.target}\n\n`).join('')
  return [{ role: 'user', content: `${worked}${question.prompt}` }]
}

/**
 * Output budget in tokens at a context of `contextTokens`: a half below 4,096, else what 4,096 tokens of prompt
 * leave, at most 16,384 (the rule of the ecosystem's harness).
 */
export const maxAnswerTokens = (contextTokens: number): number =>
  Math.min(16_384, contextTokens > 4096 ? contextTokens - 4096 : Math.floor(contextTokens / 2))
