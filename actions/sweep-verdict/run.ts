import { canaryOutcome, type JobResult } from '../../src/core/gate/fan-out.ts'
import { judgeSweep } from '../../src/core/gate/verdict.ts'
import '../../src/core/problems/actions.ts'
import '../../src/core/problems/command.ts'
import '../../src/core/problems/gate.ts'
import { problem } from '../../src/core/problems/catalogue.ts'
import { type Problem, ProblemError } from '../../src/core/problem.ts'
import { escapeMarkdown } from '../../src/core/render/markdown.ts'
import type { InputValues } from '../../src/github/contract.ts'
import { isForkPullRequest } from '../../src/github/event.ts'
import { type NeededJob, neededJob, readNeeds } from '../../src/github/needs.ts'
import type { ActionHost, ActionResult } from '../../src/github/run-action.ts'
import type { contract } from './inputs.ts'

type Inputs = InputValues<typeof contract>

const decisions = ['run', 'skip', 'refuse'] as const

export async function run(inputs: Inputs, host: ActionHost): Promise<ActionResult> {
  const needs = readNeeds(inputs.needs)
  const plan = neededJob(needs, 'plan')
  const decision = decisions.find((word) => word === plan.output('decision'))
  const check = judgeSweep({
    ...(decision === undefined ? {} : { decision }),
    planned: countOf('planned', plan.output('planned')),
    valid: countOf('valid', needs.get('collect')?.output('valid') ?? '') ?? 0,
    reused: countOf('reused', plan.output('reused')) ?? 0,
    jobs: jobsOf(needs),
  })
  const sign = check.conclusion === 'success' ? '✅' : '❌'
  const because = decision === 'run' ? '' : plan.output('because')
  const problems: readonly Problem[] =
    check.conclusion === 'cancelled' ? [problem('INFX311', `the sweep was ${check.because}`)] : check.problems
  const fork = check.conclusion !== 'success' && decision !== 'run' && (await isForkPullRequest(host.env))
  return {
    outputs: { conclusion: check.conclusion, because: check.because },
    summary: [
      `### Sweep: ${sign} ${escapeMarkdown(check.because)}`,
      ...(because === '' ? [] : [escapeMarkdown(because)]),
      ...problems.flatMap(({ hint }) => (hint === undefined ? [] : [`→ ${escapeMarkdown(hint)}`])),
      ...(fork ? [forkAdvice] : []),
      '',
    ].join('\n\n'),
    problems,
  }
}

/** Also where the job that would have said so was not even started. */
const forkAdvice =
  'The pull request comes from a fork: its workflows can only read, and nothing of it runs by itself. ' +
  'A maintainer who has read the commit comments `/sweep` with its full SHA, or dispatches the sweep workflow with ' +
  '`pull-request` and `approve-head`. A new commit revokes that.'

function countOf(name: string, text: string): number | undefined {
  if (text === '') return undefined
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new ProblemError([problem('INFX300', `${name}: expected a whole number, got "${text}"`)])
}

/** The two tries of the canary count as one job. */
function jobsOf(needs: ReadonlyMap<string, NeededJob>): Readonly<Record<string, JobResult>> {
  const jobs = new Map([...needs].map(([name, { result }]) => [name, result]))
  const [first, again] = [jobs.get('canary'), jobs.get('canary-again')]
  if (first !== undefined && again !== undefined) {
    jobs.delete('canary-again')
    jobs.set('canary', canaryOutcome(first, again))
  }
  return Object.fromEntries(jobs)
}
