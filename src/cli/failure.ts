/** How a verb's failure reaches the person: problems as they are, anything else as our bug, with its stack. */
import { ProblemError, type Problem, formatProblem } from '../core/problem.ts'
import type { ExitCode } from './main.ts'

/** Prints to stderr; returns the exit code: usage 2, infrastructure 3, everything else 1. */
export function reportFailure(error: unknown): ExitCode {
  if (error instanceof ProblemError) {
    printProblems(error.problems)
    return exitCodeOf(error.problems)
  }
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  process.stderr.write(
    `product error INFX310  something unexpected happened inside infx; please report this\n${text}\n`,
  )
  return 1
}

export function printProblems(problems: readonly Problem[]): void {
  process.stderr.write(problems.map((found) => `${formatProblem(found)}\n`).join(''))
  const errors = problems.filter(({ severity }) => severity === 'error').length
  if (errors > 0) {
    const code = problems.find(({ severity }) => severity === 'error')?.code ?? ''
    process.stderr.write(
      `${errors === 1 ? '1 error' : `${errors} errors`}. infx explain ${code} tells more.\n`,
    )
  }
}

/** A value that an option does not allow, a word that is no command or code. */
const usageCodes: readonly string[] = ['INFX300', 'INFX307', 'INFX318', 'INFX319']

export const exitCodeOf = (problems: readonly Problem[]): ExitCode => {
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (errors.length === 0) return 0
  if (errors.every(({ code }) => usageCodes.includes(code))) return 2
  return errors.some(({ blame }) => blame === 'infra') ? 3 : 1
}
