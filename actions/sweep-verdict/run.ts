import { canaryOutcome, type JobResult } from '../../src/core/gate/fan-out.ts'
import { judgeSweep } from '../../src/core/gate/verdict.ts'
import '../../src/core/problems/actions.ts'
import '../../src/core/problems/command.ts'
import { problem } from '../../src/core/problems/catalogue.ts'
import { ProblemError } from '../../src/core/problem.ts'
import { escapeMarkdown } from '../../src/core/render/markdown.ts'
import type { InputValues } from '../../src/github/contract.ts'
import { jobResult } from '../../src/github/job-result.ts'
import type { ActionResult } from '../../src/github/run-action.ts'
import type { contract } from './inputs.ts'

type Inputs = InputValues<typeof contract>

const decisions = ['run', 'skip', 'refuse'] as const

export async function run(inputs: Inputs): Promise<ActionResult> {
  const decision = decisions.find((word) => word === inputs.decision)
  const check = judgeSweep({
    ...(decision === undefined ? {} : { decision }),
    planned: countOf('planned', inputs.planned),
    valid: countOf('valid', inputs.valid) ?? 0,
    jobs: jobsOf(inputs.jobs),
  })
  const sign = check.conclusion === 'success' ? '✅' : '❌'
  const because = decision === 'run' || inputs.because === '' ? '' : `\n\n${escapeMarkdown(inputs.because)}`
  return {
    outputs: { conclusion: check.conclusion, because: check.because },
    summary: `### Sweep: ${sign} ${escapeMarkdown(check.because)}${because}\n`,
    problems:
      check.conclusion === 'cancelled'
        ? [problem('INFX311', `the sweep was ${check.because}`)]
        : check.problems,
  }
}

function countOf(name: string, text: string): number | undefined {
  if (text === '') return undefined
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new ProblemError([problem('INFX300', `${name}: expected a whole number, got "${text}"`)])
}

/** The two tries of the canary count as one job. */
function jobsOf(text: string): Readonly<Record<string, JobResult>> {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const jobs = new Map(
    lines.map((line) => {
      const [name = '', result = ''] = line.trim().split(/\s+/)
      return [name, jobResult(name, result)] as const
    }),
  )
  const [first, again] = [jobs.get('canary'), jobs.get('canary-again')]
  if (first !== undefined && again !== undefined) {
    jobs.delete('canary-again')
    jobs.set('canary', canaryOutcome(first, again))
  }
  return Object.fromEntries(jobs)
}
