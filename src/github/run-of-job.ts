/** Which GitHub run the ingested rows belong to: the inputs' or this job's own. */
import { readRunId } from '../core/commands/run-reference.ts'
import type { RunIdentity } from '../core/ingest/run-identity.ts'
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/command.ts'
import { type Problem, ProblemError } from '../core/problem.ts'
import { type RunId, runIdOf } from '../core/run-id.ts'

interface RunInputs {
  readonly 'run-id': string
  readonly 'run-attempt': string
  readonly 'run-started-at': string
}

interface RunFacts {
  readonly headSha: string | undefined
  readonly branch?: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** Throws ProblemError INFX300 when neither inputs nor environment name a run, or one of them is not a number. */
export function runOfJob(inputs: RunInputs, env: Environment, facts: RunFacts, now: Date): RunIdentity {
  const problems: Problem[] = []
  const runId = idOf(inputs['run-id'] || env['GITHUB_RUN_ID'], problems)
  const attempt = wholeNumber('run-attempt', inputs['run-attempt'] || env['GITHUB_RUN_ATTEMPT'], problems)
  const startedAt = inputs['run-started-at'] === '' ? now : new Date(inputs['run-started-at'])
  if (Number.isNaN(startedAt.getTime())) {
    problems.push(
      problem('INFX300', `run-started-at: expected a time in ISO 8601, got "${inputs['run-started-at']}"`),
    )
  }
  if (problems.length > 0) throw new ProblemError(problems)
  const isThisRun = String(runId) === env['GITHUB_RUN_ID']
  const [server, repository] = [env['GITHUB_SERVER_URL'], env['GITHUB_REPOSITORY']]
  return {
    origin: 'github',
    runId,
    attempt,
    name: env['GITHUB_WORKFLOW'] ?? 'sweep',
    createdAt: startedAt.toISOString(),
    ...(facts.headSha === undefined ? {} : { headSha: facts.headSha }),
    // The event of this job says nothing about the branch of another run.
    ...(isThisRun && facts.branch !== undefined ? { headBranch: facts.branch } : {}),
    ...(server === undefined || repository === undefined
      ? {}
      : { htmlUrl: `${server}/${repository}/actions/runs/${runId}` }),
  }
}

function idOf(value: string | undefined, problems: Problem[]): RunId {
  const read = readRunId(value ?? '')
  if ('runId' in read) return runIdOf(read.runId)
  problems.push(problem('INFX300', `run-id: ${read.refused}`))
  return 0
}

function wholeNumber(name: string, value: string | undefined, problems: Problem[]): number {
  const number = Number(value)
  if (value !== undefined && /^[1-9]\d*$/.test(value) && Number.isSafeInteger(number)) return number
  problems.push(problem('INFX300', `${name}: expected an integer ≥ 1, got "${value ?? ''}"`))
  return 0
}
