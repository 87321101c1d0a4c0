/** From a model's text to the compared answer: lm-eval's regex filter with take_first, and its exact match. */

/** One filter of a task. */
export interface AnswerFilter {
  /** Name behind the comma of the metric, e.g. `strict-match`. */
  readonly name: string
  /** With the `g` flag; see python-regex.ts. */
  readonly regex: RegExp
  /** Index into all matches; negative counts from the last. */
  readonly groupSelect: number
  /** Answer when nothing matches. */
  readonly fallback: string
}

/** How both sides are normalised before the comparison. */
export interface ExactMatchRule {
  readonly ignoreCase: boolean
  readonly ignorePunctuation: boolean
  /** With the `g` flag; removed one after the other. */
  readonly regexesToIgnore: readonly RegExp[]
}

/**
 * The answer that a filter takes from a text: of the selected match its first non-empty group (the whole match when
 * the pattern has no group), trimmed; the fallback when there is no such match or all its groups are empty.
 */
export function extractAnswer(filter: AnswerFilter, text: string): string {
  const match = [...text.matchAll(filter.regex)].at(filter.groupSelect)
  if (!match) return filter.fallback
  const groups = match.slice(1)
  const answer = groups.length === 0 ? match[0] : groups.find((group) => group)
  // With exactly one group an empty match stays empty, as a list of strings (not of tuples) does in the original.
  if (answer === undefined) return groups.length === 1 ? '' : filter.fallback
  return answer.trim()
}

// Python's string.punctuation.
const punctuation = /[!-/:-@[-`{-~]/g

/** One side of the comparison: regexes in order, then case, then punctuation. */
export function normaliseAnswer(rule: ExactMatchRule, answer: string): string {
  let text = answer
  for (const regex of rule.regexesToIgnore) text = text.replaceAll(regex, '')
  if (rule.ignoreCase) text = text.toLowerCase()
  if (rule.ignorePunctuation) text = text.replaceAll(punctuation, '')
  return text
}

/** 1 when both sides are equal after normalisation, else 0. */
export const exactMatch = (rule: ExactMatchRule, answer: string, target: string): 0 | 1 =>
  normaliseAnswer(rule, answer) === normaliseAnswer(rule, target) ? 1 : 0
