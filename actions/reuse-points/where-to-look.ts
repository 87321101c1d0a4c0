/** Which earlier runs may stand for points of this plan, and whether they have to. */
import { lackingResults, planFaults } from '../../src/core/commands/pin.ts'
import type { Plan } from '../../src/core/plan/plan.ts'
import '../../src/core/problems/command.ts'
import { problem } from '../../src/core/problems/catalogue.ts'
import { type Problem, ProblemError } from '../../src/core/problem.ts'
import { pullRequestsOf } from '../../src/core/reuse/merged.ts'
import type { ReusedPoint } from '../../src/core/reuse/reuse-file.ts'
import type { GitHub } from '../../src/github/client.ts'
import { mergedByPush, pinOf } from '../../src/github/pins.ts'
import type { HandedRequest } from '../../src/github/request-input.ts'
import { namedRun, type ReusePolicy, sourceRuns } from '../../src/github/reuse.ts'
import type { ActionHost } from '../../src/github/run-action.ts'
import { readSource } from '../../src/github/source-run.ts'
import { resultLimits } from '../../src/sweep/archive-limits.ts'

export interface Sources {
  readonly runIds: readonly string[]
  readonly named: boolean
  readonly pullRequest: number | undefined
  /** Pinned run that has to have a valid result of every planned point. */
  readonly demanded: readonly string[]
  readonly problems: readonly Problem[]
}

interface Question {
  readonly github: GitHub
  readonly plan: Plan
  readonly request: HandedRequest
  readonly policy: string
  /** Login under which our comments are written. */
  readonly author: string
  readonly host: ActionHost
}

const nowhere: Sources = { runIds: [], named: false, pullRequest: undefined, demanded: [], problems: [] }

export async function whereToLook(question: Question): Promise<Sources> {
  const { github, request } = question
  const policy = policyOf(question.policy)
  const named = request['failed-of-run'] || request['resume-run']
  if (named !== '') return { ...nowhere, runIds: [(await namedRun(github, named)).id], named: true }
  if (request['pull-request'] !== '') return ofPullRequest(question, Number(request['pull-request']), policy)
  return request['pushed-from'] === '' ? nowhere : ofPush(question)
}

/** Without a sweep nothing is measured, so what was measured for any commit of the pull request is looked for. */
async function ofPullRequest(
  { github, request, author, host }: Question,
  pullRequest: number,
  policy: ReusePolicy,
): Promise<Sources> {
  const runs = await sourceRuns(github, {
    policy: request.run ? policy : 'across-commits',
    runId: host.env['GITHUB_RUN_ID'] ?? '',
    head: request.head,
    pullRequest,
  })
  const { pin, problems } =
    request.run && policy === 'never' ? { problems: [] } : await pinOf(github, pullRequest, author)
  const runIds = [...new Set([...(pin ? [pin.runId] : []), ...runs.map(({ id }) => id)])]
  // Here a pin only saves time; at the merge it has to be right.
  const warnings = problems.map((found) => ({ ...found, severity: 'warning' as const }))
  return { ...nowhere, runIds, pullRequest, problems: warnings }
}

/** Pins of the pull requests that this push merged. Every one of them has to hold; none is passed over. */
async function ofPush({ github, plan, request, author, host }: Question): Promise<Sources> {
  const { env } = host
  const named = pullRequestsOf(
    plan.changelog,
    env['GITHUB_SERVER_URL'] ?? 'https://github.com',
    env['GITHUB_REPOSITORY'] ?? '',
  )
  const merged = await mergedByPush(github, named, { before: request['pushed-from'], after: request.head })
  const pins = await Promise.all(
    merged.map(async (number) => ({ number, ...(await pinOf(github, number, author)) })),
  )
  const problems = pins.flatMap((found) => found.problems)
  const runIds: string[] = []
  for (const { number, pin } of pins) {
    if (!pin) continue
    await namedRun(github, pin.runId)
    const { plan: pinned } = await readSource(
      github,
      pin.runId,
      `${host.env['RUNNER_TEMP'] ?? host.workspace}/pins`,
      resultLimits,
    )
    problems.push(...planFaults(pin.runId, pinned, number))
    runIds.push(pin.runId)
  }
  if (problems.length > 0) throw new ProblemError(problems)
  const isWhole = runIds.length > 0 && runIds.length === named.length
  return { ...nowhere, runIds, named: true, demanded: isWhole ? runIds : [] }
}

/** Where every pull request of the push has a pin, nothing is measured behind the back of whoever gave it. */
export function uncovered(
  { demanded }: Sources,
  plan: Plan,
  taken: readonly ReusedPoint[],
): readonly Problem[] {
  if (demanded.length === 0) return []
  const lacking = plan.points.filter(({ id }) => !taken.some((point) => point.id === id))
  if (lacking.length === 0) return []
  const [runId = ''] = demanded
  const hint = `dispatch the sweep on this branch with base and resume-run ${runId}: it measures only what is missing`
  return [lackingResults(demanded.join(' and '), lacking, plan.points.length, hint)]
}

const policies: readonly ReusePolicy[] = ['same-head', 'across-commits', 'never']

function policyOf(text: string): ReusePolicy {
  const policy = policies.find((word) => word === text)
  if (policy !== undefined) return policy
  throw new ProblemError([problem('INFX300', `reuse: expected ${policies.join(' | ')}, got "${text}"`)])
}
