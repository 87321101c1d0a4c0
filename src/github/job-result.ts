/** A job's result as a workflow hands it to an action. */
import type { JobResult } from '../core/gate/fan-out.ts'
import '../core/problems/command.ts'
import { problem } from '../core/problems/catalogue.ts'
import { ProblemError } from '../core/problem.ts'

const results: readonly JobResult[] = ['success', 'failure', 'cancelled', 'skipped']

/** Throws ProblemError INFX300 for any other word: a result that is not known must not pass for a good one. */
export function jobResult(name: string, text: string): JobResult {
  const result = results.find((word) => word === text)
  if (result !== undefined) return result
  throw new ProblemError([problem('INFX300', `${name}: expected ${results.join(' | ')}, got "${text}"`)])
}
