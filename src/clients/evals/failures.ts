/** What unanswered questions mean, and whose they are. */
import '../../core/problems/evals.ts'
import { problem } from '../../core/problems/catalogue.ts'
import type { Problem } from '../../core/problem.ts'
import type { AskedQuestion } from './ask-all.ts'
import type { Answer, FailureKind } from './ask.ts'

type FailedAnswer = Extract<Answer, { state: 'failed' }>

const words: Readonly<Record<FailureKind, string>> = {
  connection: 'the connection failed',
  timeout: 'no answer came in time',
  server: 'the server answered with an error',
  malformed: 'the server answered with something else than a completion',
  refused: 'the server refused the request',
}

/** Problems of one concurrency; empty exactly when every question was answered, and not all of them with nothing. */
export function answerProblems(
  asked: readonly AskedQuestion[],
  conc: number,
  interrupted: boolean,
): readonly Problem[] {
  const failed = asked.map(({ answer }) => answer).filter((answer) => answer.state === 'failed')
  const answered = asked.filter(({ answer }) => answer.state === 'answered')
  const at = `conc ${conc}`
  if (answered.length === asked.length && asked.length > 0) {
    const isEmpty = asked.every(({ answer }) => answer.state === 'answered' && answer.text === '')
    return isEmpty ? [problem('INFX259', `${at}: the server answered every question with no text`)] : []
  }
  const unanswered = asked.length - answered.length
  const message = `${at}: ${unanswered} of ${asked.length} questions were not answered`
  const stop = interrupted ? ', because the evaluation was interrupted' : ''
  return [problem('INFX258', `${message}${stop}`), ...causes(failed, at)]
}

/** One Problem per kind of failure, with its count and the first detail. */
function causes(failed: readonly FailedAnswer[], at: string): readonly Problem[] {
  const kinds = [...new Set(failed.map(({ kind }) => kind))]
  return kinds.map((kind) => {
    const ofKind = failed.filter((answer) => answer.kind === kind)
    const [first] = ofKind
    const tries = first && first.attempts > 1 ? ` after ${first.attempts} tries` : ''
    const message = `${at}: ${words[kind]}${tries} (${ofKind.length}×): ${first?.detail ?? ''}`
    return problem(kind === 'refused' ? 'INFX260' : 'INFX259', message)
  })
}

export const notAsked = (conc: number, failedConc: number): Problem =>
  problem('INFX258', `conc ${conc}: not asked, because the server failed at conc ${failedConc}`)
