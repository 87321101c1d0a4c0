/** How a verb's failure reaches the person: problems as they are, anything else as our bug, with its stack. */
import { ProblemError, type Problem } from '../core/problem.ts'
import { type FindingsView, findingLines } from '../core/render/findings.ts'
import type { ExitCode } from './main.ts'

/** Prints to stderr; returns the exit code: usage 2, infrastructure 3, everything else 1. */
export function reportFailure(error: unknown): ExitCode {
  if (error instanceof ProblemError) {
    printFindings(error.problems, elsewhere)
    return exitCodeOf(error.problems)
  }
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  process.stderr.write(
    `product error INFX310  something unexpected happened inside infx; please report this\n${text}\n`,
  )
  return 1
}

/** For verbs that plan but have no `--all` of their own. */
export const elsewhere: FindingsView = { all: false, more: 'infx check --all prints them' }

/** All of them: for verbs whose input is one document. */
export const printProblems = (problems: readonly Problem[]): void =>
  printFindings(problems, { all: true, more: '' })

/** Prints to stderr: errors first, then a few of each other code unless all are wanted. */
export function printFindings(problems: readonly Problem[], view: FindingsView): void {
  process.stderr.write(
    findingLines(problems, view)
      .map((line) => `${line}\n`)
      .join(''),
  )
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
