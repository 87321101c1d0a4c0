/** All questions at one concurrency: bounded in flight, stopped early when the server cannot answer any more. */
import pLimit from 'p-limit'
import { exactMatch, extractAnswer } from '../../core/evals/answer-filter.ts'
import { chatMessages, maxAnswerTokens } from '../../core/evals/task.ts'
import type { EvalQuestion, EvalTaskDefinition } from '../../core/evals/task.ts'
import { openAsker } from './ask.ts'
import type { Answer, ChatRequest } from './ask.ts'
import type { EvalRunOptions, EvalRunSpec } from './settings.ts'

/** lm-eval's seed; requests of equal content then give equal answers. */
const seed = 1234
/** Most servers accept no more stop strings. */
const maxStops = 4

/** A question with what came back; `unasked` when the run was stopped before its turn or while it was under way. */
export interface AskedQuestion {
  readonly question: EvalQuestion
  readonly request: ChatRequest
  readonly answer: Answer | { readonly state: 'unasked' }
  /** One per filter of the task, in its order; empty unless answered. */
  readonly filtered: readonly { readonly filter: string; readonly answer: string; readonly score: 0 | 1 }[]
}

/** Asks `questions` and returns them in order. Never rejects for what a server does. */
export async function askAll(
  spec: EvalRunSpec,
  questions: readonly EvalQuestion[],
  conc: number,
  { signal, onProgress }: EvalRunOptions,
): Promise<readonly AskedQuestion[]> {
  const asker = openAsker(spec.endpointUrl, conc, spec.patience)
  const enough = new AbortController()
  const stop = AbortSignal.any([signal, enough.signal])
  const maxFailed = Math.floor(questions.length * spec.patience.maxFailedShare)
  const limit = pLimit(conc)
  const counts = { answered: 0, failed: 0, correct: 0 }
  try {
    return await Promise.all(
      questions.map((question) =>
        limit(async (): Promise<AskedQuestion> => {
          const body = chatRequest(spec, question)
          const answer = await answerUnlessStopped(() => asker.ask(body, stop), stop)
          const filtered = answer.state === 'answered' ? filterAnswer(spec.task, question, answer.text) : []
          if (answer.state === 'answered') counts.answered++
          if (answer.state === 'failed') counts.failed++
          counts.correct += filtered[0]?.score ?? 0
          if (counts.failed > maxFailed) enough.abort()
          onProgress({ conc, expected: questions.length, ...counts })
          return { question, request: body, answer, filtered }
        }),
      ),
    )
  } finally {
    await asker.close()
  }
}

async function answerUnlessStopped(
  ask: () => Promise<Answer>,
  stop: AbortSignal,
): Promise<AskedQuestion['answer']> {
  const isStopped = (): boolean => stop.aborted
  if (isStopped()) return { state: 'unasked' }
  try {
    return await ask()
  } catch (error) {
    if (isStopped()) return { state: 'unasked' }
    throw error
  }
}

const chatRequest = (spec: EvalRunSpec, question: EvalQuestion): ChatRequest => ({
  messages: chatMessages(spec.task, question),
  model: spec.servedModel,
  max_tokens: maxAnswerTokens(spec.contextTokens),
  temperature: 0,
  top_p: 1,
  stop: spec.task.until.slice(0, maxStops),
  seed,
})

const filterAnswer = (
  task: EvalTaskDefinition,
  question: EvalQuestion,
  text: string,
): AskedQuestion['filtered'] =>
  task.filters.map((filter) => {
    const answer = extractAnswer(filter, text)
    return { filter: filter.name, answer, score: exactMatch(task.rule, answer, question.target) }
  })
