/**
 * A Problem is one finding about input, infrastructure or ourselves. The same object becomes a terminal line,
 * an annotation on the YAML line, a row of the step summary and a heading in docs/problems.md.
 */

/** Whose failure it is: the user's (fixable in their repository), the infrastructure's (retry or repair a node), or the product's: the engine that is measured, or this tool. */
export type Blame = 'user' | 'infra' | 'product'

export type Severity = 'error' | 'warning' | 'notice'

/** A place in a text file. `line` and `col` count from 1, as editors and annotations do. */
export interface Place {
  readonly file: string
  readonly line: number
  readonly col: number
  /** Last column of the marked span, inclusive; absent when only the start is known. */
  readonly endCol?: number
}

export interface Problem {
  /** `INFX` and three digits; every code has an entry in the catalogue (src/core/problems). */
  readonly code: ProblemCode
  readonly severity: Severity
  readonly blame: Blame
  /** One sentence, lower case start, no trailing full stop; quotes what came and says what is allowed. */
  readonly message: string
  /** What to do next, in one sentence; absent only when the message already says it. */
  readonly hint?: string
  readonly at?: Place
  /** Row of the failure table (docs/failures.md) that the cause was recognised by. */
  readonly fault?: string
}

export type ProblemCode = `INFX${number}`

/** What the catalogue knows of a code: default blame and severity, the docs heading and its explanation. */
export interface ProblemKind {
  readonly title: string
  readonly blame: Blame
  readonly severity: Severity
  /** Cause and remedy in two to five sentences of Markdown; printed by `infx explain CODE` and docs/problems.md. */
  readonly explain: string
}

/** Thrown where a function cannot go on; carries every problem found so far, never just the first. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly problems: readonly Problem[]
  constructor(problems: readonly Problem[], options?: ErrorOptions) {
    super(problems.map((problem) => formatProblem(problem)).join('\n'), options)
    this.problems = problems
  }
}

/** `file:line:col  severity CODE  message` on one line, the hint indented on the next. */
export function formatProblem(problem: Problem): string {
  const place = problem.at ? `${problem.at.file}:${problem.at.line}:${problem.at.col}  ` : ''
  const hint = problem.hint ? `\n    ${problem.hint}` : ''
  return `${place}${problem.severity} ${problem.code}  ${problem.message}${hint}`
}

export const hasErrors = (problems: readonly Problem[]): boolean =>
  problems.some((problem) => problem.severity === 'error')

/** Each finding at one place once, in order. */
export function distinctProblems(problems: readonly Problem[]): readonly Problem[] {
  const seen = new Set<string>()
  return problems.filter(({ code, message, at }) => {
    const key = JSON.stringify([code, message, at])
    return !seen.has(key) && seen.add(key)
  })
}

/** Problems of one file that are shown; the reader mends those first, and a hostile file must not flood anything. */
const maxPerFile = 200

/** All problems when they are few; else the first ones, errors before others, and how many more there are. */
export function firstProblems(problems: readonly Problem[]): readonly Problem[] {
  if (problems.length <= maxPerFile) return problems
  const isError = ({ severity }: Problem): boolean => severity === 'error'
  const ordered = [...problems.filter(isError), ...problems.filter((item) => !isError(item))]
  const left = ordered.length - maxPerFile + 1
  return ordered.slice(0, maxPerFile).map((item, index) => {
    if (index < maxPerFile - 1) return item
    const { hint: _hint, ...rest } = item
    return { ...rest, message: `${left.toLocaleString('en')} more problems` }
  })
}

/**
 * The nearest allowed word, for "did you mean". Damerau-Levenshtein distance of at most a third of the longer word
 * (but at least 1), ties by order of `allowed`; undefined when nothing is near.
 */
export function didYouMean(word: string, allowed: readonly string[]): string | undefined {
  let best: string | undefined
  let bestDistance = Infinity
  for (const candidate of allowed) {
    const limit = Math.max(1, Math.floor(Math.max(word.length, candidate.length) / 3))
    if (Math.abs(word.length - candidate.length) > limit) continue
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase())
    if (distance <= limit && distance < bestDistance) {
      best = candidate
      bestDistance = distance
    }
  }
  return best
}

/** Optimal string alignment distance: insert, delete, substitute, or swap two neighbours. */
function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const substitute = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1)
      let cost = Math.min((previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, substitute)
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (beforePrevious[column - 2] ?? 0) + 1)
      }
      current.push(cost)
    }
    beforePrevious = previous
    previous = current
  }
  return previous[b.length] ?? 0
}
