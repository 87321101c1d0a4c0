/** Answers to evaluation questions with a chosen accuracy. */
import { hashText, mix32, unitInterval } from './core/page-hasher.ts'
import { ProblemError } from '../../core/problem.ts'
import type { Problem } from '../../core/problem.ts'
import { problem } from '../../core/problems/catalogue.ts'
import '../../core/problems/engine.ts'

export interface Oracle {
  /** The answer to the known question that the message holds last; undefined when it holds none. */
  answer(message: string): string | undefined
}

/** Reads the text of a JSONL file of {question, answer}. Throws ProblemError (INFX172) with every bad line. */
export function parseOracle(
  text: string,
  options: { readonly file: string; readonly accuracy: number; readonly seed: number },
): Oracle {
  const problems: Problem[] = []
  const answers = new Map<string, string>()
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const entry = parseLine(line)
    if (entry) answers.set(normalise(entry.question), rightAnswer(entry.answer))
    else {
      const at = { file: options.file, line: index + 1, col: 1 }
      problems.push(problem('INFX172', 'the line is not a JSON object with question and answer', { at }))
    }
  }
  if (answers.size === 0) problems.push(problem('INFX172', `${options.file} holds no question`))
  if (problems.length > 0) throw new ProblemError(problems)
  const rightOnes = chooseRight([...answers.keys()], options)
  return {
    answer: (message) => {
      const question = lastKnownQuestion(normalise(message), answers)
      if (question === undefined) return undefined
      const right = answers.get(question) ?? ''
      const hash = hashText(question, options.seed)
      return phrase(rightOnes.has(question) ? right : wrongAnswer(right, hash), hash)
    },
  }
}

function parseLine(line: string): { readonly question: string; readonly answer: string } | undefined {
  let parsed: unknown
  try {
    parsed = JSON.parse(line)
  } catch {
    // Told with its line number by the caller.
    return undefined
  }
  if (typeof parsed !== 'object' || parsed === null) return undefined
  const { question, answer } = parsed as { readonly question?: unknown; readonly answer?: unknown }
  if (typeof question !== 'string' || question.trim() === '') return undefined
  if (typeof answer === 'number') return { question, answer: String(answer) }
  return typeof answer === 'string' ? { question, answer } : undefined
}

const normalise = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** gsm8k keeps its reasoning in the answer and the number after the last `#### `. */
function rightAnswer(answer: string): string {
  const marker = answer.lastIndexOf('####')
  return (marker < 0 ? answer : answer.slice(marker + 4)).trim()
}

/** The ⌊accuracy·n + ½⌋ questions with the smallest hashes, so that the accuracy over the whole set is what was asked for. */
function chooseRight(
  questions: readonly string[],
  options: { readonly accuracy: number; readonly seed: number },
): ReadonlySet<string> {
  const ranked = questions
    .map((question) => ({ question, rank: mix32(hashText(question, options.seed) ^ 0x5bd1e995) }))
    .sort((a, b) => a.rank - b.rank || (a.question < b.question ? -1 : 1))
  return new Set(
    ranked.slice(0, Math.floor(options.accuracy * questions.length + 0.5)).map(({ question }) => question),
  )
}

/** Few-shot prompts hold several questions, the one to answer is the last. */
function lastKnownQuestion(message: string, answers: ReadonlyMap<string, string>): string | undefined {
  let best: string | undefined
  let bestEnd = -1
  for (const question of answers.keys()) {
    const start = message.lastIndexOf(question)
    if (start < 0) continue
    const end = start + question.length
    if (end > bestEnd || (end === bestEnd && question.length > (best?.length ?? 0))) {
      best = question
      bestEnd = end
    }
  }
  return best
}

/** A slip of the kind models make: off by one, by ten, doubled or halved; never equal to the right one. */
function wrongAnswer(right: string, hash: number): string {
  const value = Number(right.replaceAll(/[,$%]/g, ''))
  if (!Number.isFinite(value) || right === '') return `not ${right}`
  const slips = [value + 1, value - 1, value + 10, value * 2 + (value === 0 ? 3 : 0)]
  return String(slips[mix32(hash) % slips.length] ?? value + 1)
}

const openings = [
  'Work through it step by step.',
  'Take the quantities in turn.',
  'Add up what is given.',
] as const

function phrase(number: string, hash: number): string {
  const steps = 2 + Math.floor(unitInterval(mix32(hash + 1)) * 3)
  const opening = openings[hash % openings.length] ?? openings[0]
  return `${opening} After ${steps} steps the result is ${number}.\n#### ${number}`
}
